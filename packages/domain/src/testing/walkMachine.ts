import type {
  AnyEventObject,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap, getStateNodes, serializeSnapshot, type AnyStateNode } from 'xstate/graph';

/** Possible results of an effect during the walk, by invoke id. */
export type Outcome = { done?: readonly unknown[]; error?: readonly unknown[] };

export type Walk<M extends AnyStateMachine> = {
  input?: InputFrom<M>;
  /** All external events, each type with the payloads that matter. */
  events: readonly EventFromLogic<M>[];
  /** Results of the effects; default: resolves undefined, and rejects with its own name. */
  effects?: Readonly<Record<string, Outcome>>;
  /**
   * Key that distinguishes situations in addition to the state; default: the whole context. A machine with lists in its context
   * returns the parts that its transitions depend on.
   */
  facet?: (context: SnapshotFrom<M>['context']) => string;
};

export type Walked = {
  states: string;
  transitions: string;
  /** States that were not reached and transitions that were not taken. */
  missed: string[];
};

/** Upper limit of situations: detects a context that grows without end. */
const SITUATIONS_MAX = 5_000;

/**
 * Visits every situation of a machine (`xstate/graph`) with every event, every effect result and every delay. Returns counts,
 * `states: '7 of 7'`, `transitions: '12 of 12'`, and the names of missed ones.
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

/** `clock.in: break.start #2`: the second of several transitions of one event. */
function nameOf(move: AnyTransitionDefinition): string {
  const rivals: AnyTransitionDefinition[] = move.source.transitions.get(move.eventType) ?? [];
  const at = rivals.indexOf(move);
  return `${move.source.id}: ${move.eventType}${rivals.length > 1 ? ` #${at + 1}` : ''}`;
}

/** Internal events of the machine: effect results and delays. */
function innerEvents(type: string, effects: Readonly<Record<string, Outcome>>) {
  const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind === 'done') return (effects[id]?.done ?? [undefined]).map((output) => ({ type, output }));
  if (kind === 'error') return (effects[id]?.error ?? [new Error(id)]).map((error) => ({ type, error }));
  return type.startsWith('xstate.') ? [{ type }] : [];
}
