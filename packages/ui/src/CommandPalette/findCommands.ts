import type { IconName } from '../Icon/Icon.tsx';

/** An action, or a page to open. */
export type Command = {
  id: string;
  label: string;
  /** The heading of related commands. */
  group?: string | undefined;
  /** Hidden search terms: other names of the same command. */
  keywords?: readonly string[] | undefined;
  icon?: IconName | undefined;
  /** The shortcut keys of the command, e.g. "Ctrl N"; each word is one key. */
  shortcut?: string | undefined;
  disabled?: boolean | undefined;
};

/** A command with its normalized search texts, prepared once for many searches. */
export type Sought = { command: Command; label: string; others: string };

/** Removes case and accents, so that "peña" matches "PENA". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase();

/** Prepares commands for `findCommands`. */
export const soughtOf = (commands: readonly Command[]): Sought[] =>
  commands.map((command) => ({
    command,
    label: plain(command.label),
    others: plain([command.group, ...(command.keywords ?? [])].join(' ')),
  }));

/**
 * Returns the commands that contain every word of a query in label, group or keywords. Better matches of the label come first.
 */
export function findCommands(sought: readonly Sought[], query: string): Command[] {
  const queryText = plain(query).trim();
  const words = queryText.split(/\s+/);
  const ranks: Command[][] = [[], [], [], []];
  for (const { command, label, others } of sought) {
    if (!words.every((word) => label.includes(word) || others.includes(word))) continue;
    const rank = label.startsWith(queryText)
      ? 0
      : ` ${label}`.includes(` ${queryText}`)
        ? 1
        : label.includes(queryText)
          ? 2
          : 3;
    ranks[rank]?.push(command);
  }
  return ranks.flat();
}
