import type { Actor, AnyStateMachine, EmittedFrom, SnapshotFrom } from 'xstate';
import type { Surroundings } from './surroundings.ts';

/**
 * Hears an actor whenever it has settled: what it reports, then how it stands. While it moves it reports already, but it
 * would still answer how it stood before.
 */
export function hearSettled<M extends AnyStateMachine>(
  { together }: Surroundings,
  actor: Actor<M>,
  news: (one: EmittedFrom<M>) => void,
  changed: (snapshot: SnapshotFrom<M>) => void,
): void {
  const said: EmittedFrom<M>[] = [];
  actor.on('*', (one) => said.push(one));
  actor.subscribe((snapshot) =>
    together(() => {
      said.splice(0).forEach(news);
      changed(snapshot);
    }),
  );
}
