import type { ChatClient, ChatClientOptions } from '../client/ChatClient.ts';
import type { ChatTransport } from '../client/ChatTransport.ts';

/** A line, over which the chat runs a client of its own. */
export type TransportOptions = {
  /** The same object as long as it is the same line. */
  transport: ChatTransport;
  /** Where messages are kept that were not sent yet, as `localStorage`; without it they live as long as the page. */
  storage?: ChatClientOptions['storage'] | undefined;
};

/** What a chat speaks through: a line, or a client that the product runs already. */
export type ChatSource =
  | (TransportOptions & { client?: undefined })
  | { client: ChatClient; transport?: undefined; storage?: undefined };

/** Who is at this browser. */
export type ChatPerson = ChatClientOptions['me'];
