/** The parts of an XState machine that its page shows. */
export type Machine = {
  readonly id: string;
  readonly root: Place;
  readonly implementations: { readonly actors: object; readonly delays: Readonly<Record<string, unknown>> };
};

type Place = {
  readonly id: string;
  readonly key: string;
  readonly type: string;
  readonly description?: string | undefined;
  readonly path: readonly string[];
  readonly states: Readonly<Record<string, Place>>;
  readonly initial: { readonly target: readonly Place[] };
  readonly transitions: ReadonlyMap<string, readonly Move[]>;
  readonly invoke: readonly { readonly src: unknown; readonly id: string }[];
};

type Move = {
  readonly eventType: string;
  readonly source: Place;
  readonly target?: readonly Place[] | undefined;
  readonly guard?: unknown;
};

/** Whether an export of an entry point is a machine. */
export const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value && 'id' in value;

/** `docs/machines/pin-gate.md` of `pinGate`. */
export const machinePath = (id: string): string =>
  `docs/machines/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`;

/** Generates the page of a machine from its definition. `source` is the file that declares it. */
export function machinePage(machine: Machine, source: string): string {
  const places = placesBelow(machine.root);
  const moves = [machine.root, ...places].flatMap(movesOf);
  const delays = Object.entries(machine.implementations.delays);
  return `# ${machine.id}

${machine.root.description ?? ''}

Printed from \`${source}\` by \`pnpm docs\`; \`pnpm check definitions\` fails when it is stale. ${places.length} states, ${moves.length} moves; a test
walks them all. Of several moves for one event the first whose condition holds is made.

\`\`\`mermaid
stateDiagram-v2
${drawn(machine.root, '  ').join('\n')}
${moves.flatMap(arrows).join('\n')}
\`\`\`

${table(
  ['state', 'what it is'],
  places.map((place) => [code(nameOf(place)), `${place.description ?? ''}${isLast(place)}`]),
)}

${table(
  ['in', 'event', 'if', 'leads to'],
  moves.map((move) => [
    code(nameOf(move.source)),
    describe(move.eventType),
    conditionOf(move.guard),
    move.target ? move.target.map((place) => code(nameOf(place))).join(', ') : 'stays',
  ]),
)}

${section(
  'Effects',
  'What the app wires in; until then each rejects with its own name.',
  ['effect', 'works in'],
  Object.keys(machine.implementations.actors).map((name) => [
    code(name),
    [machine.root, ...places]
      .filter(({ invoke }) => invoke.some(({ src }) => src === name))
      .map((place) => code(nameOf(place)))
      .join(', '),
  ]),
)}${section(
    'Delays',
    'Its own times: tests turn a simulated clock.',
    ['delay', 'how long'],
    delays.map(([name, length]) => [code(name), typeof length === 'number' ? `${length} ms` : 'reckoned']),
  )}`
    .trimEnd()
    .concat('\n');
}

const placesBelow = (place: Place): Place[] =>
  Object.values(place.states).flatMap((inner) => [inner, ...placesBelow(inner)]);

const movesOf = ({ transitions }: Place): Move[] => [...transitions.values()].flat();

const nameOf = ({ path, id }: Place): string => (path.length === 0 ? id : path.join('.'));
const nodeOf = ({ path, id }: Place): string => (path.length === 0 ? id : path.join('_'));
const isLast = ({ type }: Place): string => (type === 'final' ? ' Final.' : '');

/** `checkPin done`, `after quiet`, or the event's own name. */
function describe(type: string): string {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind !== undefined) return `${id} ${kind === 'done' ? 'answers' : 'fails'}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay === undefined ? code(type) : `after ${delay}`;
}

function conditionOf(guard: unknown): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return 'a condition of its payload';
  const params = 'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : [];
  return [String(guard.type), ...params.map(String)].join(' ');
}

/** The states as boxes, each with its initial state. */
function drawn(place: Place, indent: string): string[] {
  const inner = Object.values(place.states);
  if (inner.length === 0) return [];
  return [
    ...place.initial.target.map((first) => `${indent}[*] --> ${nodeOf(first)}`),
    ...inner.flatMap((one) => [
      `${indent}state "${one.key}" as ${nodeOf(one)}`,
      ...(Object.keys(one.states).length === 0
        ? []
        : [`${indent}state ${nodeOf(one)} {`, ...drawn(one, `${indent}  `), `${indent}}`]),
    ]),
  ];
}

/** Transitions of the whole machine have no box to start from; they are in the table. */
function arrows({ source, target, eventType, guard }: Move): string[] {
  if (source.path.length === 0) return [];
  const condition = conditionOf(guard);
  const label = `${describe(eventType).replaceAll('`', '')}${condition === '' ? '' : ` [${condition}]`}`;
  return (target ?? [source]).map((to) => `  ${nodeOf(source)} --> ${nodeOf(to)}: ${label}`);
}

const code = (text: string): string => `\`${text}\``;

const section = (title: string, about: string, head: readonly string[], rows: readonly string[][]): string =>
  rows.length === 0 ? '' : `## ${title}\n\n${about}\n\n${table(head, rows)}\n\n`;

const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`)
    .join('\n');
