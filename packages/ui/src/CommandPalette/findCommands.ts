import type { IconName } from '../Icon/Icon.tsx';

/** One thing that can be done or one place that can be gone to. */
export type Command = {
  id: string;
  label: string;
  /** Heads the commands that belong together. */
  group?: string | undefined;
  /** Finds the command too, without being shown: other names of the same thing. */
  keywords?: readonly string[] | undefined;
  icon?: IconName | undefined;
  /** Shows the keys that do the same, e.g. "Ctrl N"; each word is one key. */
  shortcut?: string | undefined;
  disabled?: boolean | undefined;
};

/** A command with what is compared, made once for many searches. */
export type Sought = { command: Command; label: string; others: string };

/** Takes case and accents away, so that "peña" and "PENA" meet. */
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

/** Finds the commands that hold every word of a query in label, group or keywords; the better the label fits, the earlier. */
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
