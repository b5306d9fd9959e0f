import type { ChatDelivery } from './chatEntry.ts';

export type ChatWindowTexts = {
  back: string;
  /** Stands where there is no message yet. */
  empty: string;
  /** Is read while messages are on their way. */
  loading: string;
  /** Names what asks for earlier messages. */
  earlier: string;
  /** Names what leads to the newest; counts what came since it was left, 0 or more. */
  newest: (count: number) => string;
  /** Says how far one's own message has come. */
  delivery: Readonly<Record<ChatDelivery, string>>;
  /** Sends a failed message again. */
  retry: string;
  /** Gives a failed message up. */
  drop: string;
  /** Writes a size in MB, which is written in the part's locale. */
  size: (megabytes: string) => string;
  /** Names what fetches a file and saves it. */
  save: (name: string) => string;
  /** Stands for a file that could not be fetched. */
  fileFailed: string;
  /** Is the sentence under a closed chat. */
  closed: string;
  reopen: string;
};
