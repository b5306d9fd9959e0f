import type { Actor, AnyStateMachine, EmittedFrom, SnapshotFrom } from 'xstate';
import type { ClientEnvironment } from './environment.ts';

/**
 * Subscribes to an actor after each transition is complete: first the emitted events, then the new snapshot. Events emitted
 * during a transition are delayed, because `getSnapshot` still returns the old snapshot then.
 */
export function subscribeAfterTransition<M extends AnyStateMachine>(
  { batch }: ClientEnvironment,
  actor: Actor<M>,
  onEmitted: (event: EmittedFrom<M>) => void,
  changed: (snapshot: SnapshotFrom<M>) => void,
): void {
  const emitted: EmittedFrom<M>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.subscribe((snapshot) =>
    batch(() => {
      emitted.splice(0).forEach(onEmitted);
      changed(snapshot);
    }),
  );
}
