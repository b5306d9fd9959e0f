import type { ChatClient, ChatClientOptions } from '../client/ChatClient.ts';
import type { ChatTransport } from '../client/ChatTransport.ts';

/** A transport, over which the chat runs a client of its own. */
export type TransportOptions = {
  /** Must be the same object as long as the connection is the same. */
  transport: ChatTransport;
  /** Storage for messages that are not sent yet, such as `localStorage`. Without it they are lost when the page is closed. */
  storage?: ChatClientOptions['storage'] | undefined;
};

/** The connection of a chat: a transport, or a client that the product already runs. */
export type ChatSource =
  | (TransportOptions & { client?: undefined })
  | { client: ChatClient; transport?: undefined; storage?: undefined };

/** The person who uses this browser. */
export type ChatPerson = ChatClientOptions['me'];
