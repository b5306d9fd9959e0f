/** `@tilldesk/chat`: the chat client, without a user interface. */
export {
  ChatRejection,
  type ChatHandlers,
  type ChatEvent,
  type ChatTransport,
  type ChatUpload,
  type OutgoingMessage,
} from '../client/ChatTransport.ts';
export {
  type ChatClient,
  type ChatClientOptions,
  type ChatClientState,
  type ClientEvent,
  type ClientOrder,
} from '../client/ChatClient.ts';
export { createChatClient } from '../client/createChatClient.ts';
