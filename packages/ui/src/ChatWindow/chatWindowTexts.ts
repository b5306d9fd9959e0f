import type { ChatDelivery } from './chatEntry.ts';

export type ChatWindowTexts = {
  back: string;
  /** Shown while there are no messages. */
  empty: string;
  /** Read by screen readers while messages are loading. */
  loading: string;
  /** The button that loads earlier messages. */
  earlier: string;
  /**
   * The button that scrolls to the newest message. `count` is the number of messages since the user scrolled away, 0 or more.
   */
  newest: (count: number) => string;
  /** The delivery states of the person's own messages. */
  delivery: Readonly<Record<ChatDelivery, string>>;
  /** The button that sends a failed message again. */
  retry: string;
  /** The button that discards a failed message. */
  discard: string;
  /** Formats a size in MB; the number is already formatted in the component's locale. */
  size: (megabytes: string) => string;
  /** The accessible name of the button that saves a file. */
  save: (name: string) => string;
  /** Shown instead of a file that could not be loaded. */
  fileFailed: string;
  /** The text below a closed chat. */
  closed: string;
  reopen: string;
};
