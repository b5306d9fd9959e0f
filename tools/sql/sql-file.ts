/** A statement of a `.sql` file: its text has `$1`, `$2`… instead of the named parameters. */
export interface NamedStatement {
  readonly name: string;
  readonly line: number;
  readonly text: string;
  /** In the order of `$1`, `$2`… */
  readonly parameters: readonly { name: string; isNullable: boolean }[];
  /** Columns that are not null although the schema does not prove it; the server checks this with each row. */
  readonly notNull: readonly string[];
  /** The TypeScript types of columns that contain JSON, by column. */
  readonly types: ReadonlyMap<string, string>;
  readonly isPrepared: boolean;
  readonly comment: string;
}

const header = /^-- name: (\w+)$/;
// Text and comments contain no parameters; `::` is a cast and `[1:n]` a slice.
const parts = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|(?<![:\w]):([a-zA-Z]\w*)(\?(?!\w))?/g;

/** The imports that the types of a file need: its lines `-- import type { … } from '…'`. */
export const importsOf = (text: string): string =>
  [...text.matchAll(/^-- (import type .*)$/gm)].map(([, line = '']) => `${line};\n`).join('');

/** Reads the statements of a file. Each begins with `-- name:` and lines of options, and ends with the next one. */
export function statementsOf(text: string): NamedStatement[] {
  const found: { name: string; line: number; lines: string[] }[] = [];
  text.split('\n').forEach((line, place) => {
    const name = header.exec(line)?.[1];
    if (name !== undefined) found.push({ name, line: place + 1, lines: [] });
    else found.at(-1)?.lines.push(line);
  });
  return found.map(({ name, line, lines }) => ({ name, line, ...optionsOf(lines), ...named(lines) }));
}

function optionsOf(lines: readonly string[]) {
  const options = lines
    .slice(
      0,
      lines.findIndex((line) => !line.startsWith('--')),
    )
    .map((line) => line.slice(2).trim());
  const types = options.flatMap((option) => {
    const [, column, type] = /^type (\w+): (.+)$/.exec(option) ?? [];
    return column !== undefined && type !== undefined ? [[column, type] as const] : [];
  });
  const isOption = (option: string) => option === 'prepared' || /^(not null:|type \w+:)/.test(option);
  return {
    notNull: options.flatMap((option) => /^not null: (.+)$/.exec(option)?.[1]?.split(/, */) ?? []),
    types: new Map(types),
    isPrepared: options.includes('prepared'),
    comment: options.filter((option) => !isOption(option)).join(' '),
  };
}

function named(lines: readonly string[]): Pick<NamedStatement, 'text' | 'parameters'> {
  const body = lines
    .slice(lines.findIndex((line) => !line.startsWith('--')))
    .join('\n')
    .trim()
    .replace(/;$/, '');
  const parameters = new Map<string, boolean>();
  const text = body.replace(parts, (part: string, name?: string, mark?: string) => {
    if (name === undefined) return part;
    parameters.set(name, (parameters.get(name) ?? false) || mark !== undefined);
    return `$${[...parameters.keys()].indexOf(name) + 1}`;
  });
  return { text, parameters: [...parameters].map(([name, isNullable]) => ({ name, isNullable })) };
}
