import type { Actor, AnyStateMachine, EmittedFrom, SnapshotFrom } from 'xstate';
import type { Surroundings } from './environment.ts';

/**
 * Subscribes to an actor after each transition is complete: first the emitted events, then the new snapshot. Events emitted
 * during a transition are delayed, because `getSnapshot` still returns the old snapshot then.
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
