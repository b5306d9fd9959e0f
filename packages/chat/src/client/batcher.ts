import type { ClientEvent } from './ChatClient.ts';
import type { ClientEnvironment } from './environment.ts';

export type Batcher = Pick<ClientEnvironment, 'batch'> & {
  changed: () => void;
  emit: (event: ClientEvent) => void;
};

/** Groups related updates into one change: calls `changed` once, then emits the events. */
export function createBatcher(changed: () => void, emit: (event: ClientEvent) => void): Batcher {
  const queue: ClientEvent[] = [];
  let depth = 0;
  let isChanged = false;
  const flush = () => {
    if (depth > 0) return;
    if (isChanged) {
      isChanged = false;
      changed();
    }
    queue.splice(0).forEach(emit);
  };
  return {
    changed() {
      isChanged = true;
      flush();
    },
    emit(event) {
      queue.push(event);
      flush();
    },
    batch(run) {
      depth += 1;
      try {
        run();
      } finally {
        depth -= 1;
        flush();
      }
    },
  };
}
