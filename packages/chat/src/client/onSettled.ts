import type { Actor, AnyStateMachine, EmittedFrom, SnapshotFrom } from 'xstate';
import type { Surroundings } from './environment.ts';

/**
 * Hears an actor whenever it has settled: what it reports, then how it stands. While it moves it reports already, but it
 * would still answer how it stood before.
 */
export function onSettled<M extends AnyStateMachine>(
  { batch }: Surroundings,
  actor: Actor<M>,
  onEmitted: (one: EmittedFrom<M>) => void,
  changed: (snapshot: SnapshotFrom<M>) => void,
): void {
  const emitted: EmittedFrom<M>[] = [];
  actor.on('*', (one) => emitted.push(one));
  actor.subscribe((snapshot) =>
    batch(() => {
      emitted.splice(0).forEach(onEmitted);
      changed(snapshot);
    }),
  );
}
