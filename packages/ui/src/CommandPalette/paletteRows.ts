import { type Command, findCommands, type Sought } from './findCommands.ts';

/** A line of the open list: a heading, or a command with its index. */
export type PaletteRow = { heading: string } | { command: Command; at: number; group: string | undefined };

type RowsInput = {
  sought: readonly Sought[];
  query: string;
  /** Ids, latest first. */
  recent: readonly string[];
  recentHeading: string;
};

/**
 * Returns the lines of the palette. Without a query: recent commands, then each group under its heading. With a query: the best
 * matches first, each with the name of its group.
 */
export function paletteRows({ sought, query, recent, recentHeading }: RowsInput): PaletteRow[] {
  const rows: PaletteRow[] = [];
  let at = 0;
  const list = (command: Command, group?: string) => rows.push({ command, at: at++, group });
  if (query.trim() !== '') {
    for (const command of findCommands(sought, query)) list(command, command.group);
    return rows;
  }
  const latest = recent.flatMap((id) => sought.find(({ command }) => command.id === id)?.command ?? []);
  if (latest.length > 0) rows.push({ heading: recentHeading });
  for (const command of latest) list(command, command.group);

  const groups = new Map<string | undefined, Command[]>();
  const shown = new Set(latest);
  for (const { command } of sought) {
    if (shown.has(command)) continue;
    const group = groups.get(command.group);
    if (group) group.push(command);
    else groups.set(command.group, [command]);
  }
  for (const [heading, commands] of groups) {
    if (heading !== undefined) rows.push({ heading });
    for (const command of commands) list(command);
  }
  return rows;
}
