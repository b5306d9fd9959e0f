import type { ClientEvent } from './ChatClient.ts';
import type { Surroundings } from './environment.ts';

export type OneByOne = Pick<Surroundings, 'batch'> & {
  changed: () => void;
  say: (event: ClientEvent) => void;
};

/** Groups related updates into one change: calls `changed` once, then emits the events. */
export function oneByOne(changed: () => void, emit: (event: ClientEvent) => void): OneByOne {
  const waiting: ClientEvent[] = [];
  let depth = 0;
  let isChanged = false;
  const settle = () => {
    if (depth > 0) return;
    if (isChanged) {
      isChanged = false;
      changed();
    }
    waiting.splice(0).forEach(emit);
  };
  return {
    changed() {
      isChanged = true;
      settle();
    },
    say(event) {
      waiting.push(event);
      settle();
    },
    batch(act) {
      depth += 1;
      try {
        act();
      } finally {
        depth -= 1;
        settle();
      }
    },
  };
}
