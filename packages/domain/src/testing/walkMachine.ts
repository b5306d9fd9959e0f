import type {
  AnyEventObject,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap, getStateNodes, serializeSnapshot, type AnyStateNode } from 'xstate/graph';

/** What an effect may answer on the walk, by the id of where it is invoked. */
export type Outcome = { done?: readonly unknown[]; error?: readonly unknown[] };

export type Walk<M extends AnyStateMachine> = {
  input?: InputFrom<M>;
  /** Every event that people and the world may send, each kind with the payloads that make a difference. */
  events: readonly EventFromLogic<M>[];
  /** Answers of the effects; one that is not told answers undefined, and rejects with its own name. */
  effects?: Readonly<Record<string, Outcome>>;
  /**
   * By what situations differ, beside the state itself; by everything that is kept, unless it is told. A machine that keeps lists
   * names what of them its moves depend on.
   */
  facet?: (context: SnapshotFrom<M>['context']) => string;
};

export type Walked = {
  states: string;
  transitions: string;
  /** Final states and their kin that nothing leads to, and moves that were never made. */
  missed: string[];
};

/** More situations than any machine of ours has: a context that counts without end is caught here. */
const SITUATIONS_MAX = 5_000;

/**
 * Walks every situation of a machine from its beginning (`xstate/graph`), with every event, every answer of every effect
 * and every delay, and counts: `states: '7 of 7'`, `transitions: '12 of 12'`, and what was missed by name.
 */
export function walk<M extends AnyStateMachine>(machine: M, { input, events, effects = {}, facet }: Walk<M>): Walked {
  const nodes = getStateNodes(machine.root).filter(({ type }) => type !== 'history');
  const all = [machine.root, ...nodes].flatMap(movesOf);
  const inner = [...new Set(all.map(({ eventType }) => eventType))].flatMap((type) => innerEvents(type, effects));
  const map = getAdjacencyMap(machine, {
    serializeState: facet ? ({ value, context }) => `${JSON.stringify(value)} ${facet(context)}` : serializeSnapshot,
    ...(input === undefined ? {} : { input }),
    events: [...events, ...inner],
    limit: SITUATIONS_MAX * (events.length + inner.length),
  });
  const walkedStates = new Set<string>();
  const walkedMoves = new Set<string>();
  for (const { state, transitions } of Object.values(map)) {
    for (const { id } of state._nodes) walkedStates.add(id);
    for (const { event } of Object.values<{ event: AnyEventObject }>(transitions))
      for (const move of machine.getTransitionData(state, event)) walkedMoves.add(nameOf(move));
  }
  const missedStates = nodes.map(({ id }) => id).filter((id) => !walkedStates.has(id));
  const missedMoves = all.map(nameOf).filter((name) => !walkedMoves.has(name));
  return {
    states: `${nodes.length - missedStates.length} of ${nodes.length}`,
    transitions: `${all.length - missedMoves.length} of ${all.length}`,
    missed: [...missedStates, ...missedMoves],
  };
}

function movesOf(node: AnyStateNode): AnyTransitionDefinition[] {
  if (node.always) throw new Error(`${node.id}: a move without an event cannot be walked; give it one`);
  return [...node.transitions.values()].flat();
}

/** `clock.in: break.start #2`: the second of several moves that one event may make. */
function nameOf(move: AnyTransitionDefinition): string {
  const rivals: AnyTransitionDefinition[] = move.source.transitions.get(move.eventType) ?? [];
  const at = rivals.indexOf(move);
  return `${move.source.id}: ${move.eventType}${rivals.length > 1 ? ` #${at + 1}` : ''}`;
}

/** The events that the machine sends itself: ends of effects, and delays. */
function innerEvents(type: string, effects: Readonly<Record<string, Outcome>>) {
  const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind === 'done') return (effects[id]?.done ?? [undefined]).map((output) => ({ type, output }));
  if (kind === 'error') return (effects[id]?.error ?? [new Error(id)]).map((error) => ({ type, error }));
  return type.startsWith('xstate.') ? [{ type }] : [];
}
