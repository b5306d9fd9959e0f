/** The parts of a route that the page shows. */
export type RouteLine = {
  readonly path: string;
  readonly title?: string;
  readonly guard?: readonly [module: string, right: string | readonly string[]];
  readonly pin?: true;
  readonly onLeave?: true;
  readonly also?: readonly string[];
  readonly menu?: string;
  readonly redirect?: string;
};

/** English titles and menu labels by message id. */
type PageTexts = Readonly<Record<string, string>>;

/** Generates `docs/routes.md`: all URLs of the app by its route table. */
export function routesPage(lines: readonly RouteLine[], texts: PageTexts): string {
  const rows = lines.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((line) => row(line, texts));
  return `# Routes

Printed from \`packages/app/src/routes.ts\` by \`pnpm docs\`; \`pnpm check definitions\` fails when it is stale. "Opens to" is the right
that the page asks for; "signed in" is everybody with a session. A page that asks before leaving holds unsaved work. The other
addresses lead to the same page with the same parameters. Every unknown address leads to the dashboard.

| address | page | opens to | marks | menu | other addresses |
| --- | --- | --- | --- | --- | --- |
| \`/signin\` | Sign in | anybody | an entry of its own | | |
${rows.join('\n')}
`;
}

function row({ path, title, guard, pin, onLeave, also = [], menu, redirect }: RouteLine, texts: PageTexts): string {
  const marks = [...(pin ? ['PIN'] : []), ...(onLeave ? ['asks before leaving'] : [])];
  const cells = [
    code(path),
    redirect ? `leads to ${code(redirect)}` : worded(title, texts),
    guard ? `${guard[0]}, ${[guard[1]].flat().join(' or ')}` : 'signed in',
    marks.join(', '),
    menu ? (texts[`menu.${menu}`] ?? menu) : '',
    also.map(code).join(', '),
  ];
  return `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`;
}

const code = (text: string): string => `\`${text}\``;

const worded = (id: string | undefined, texts: PageTexts): string =>
  id ? (texts[id] ?? id).replaceAll('|', '\\|') : '';
