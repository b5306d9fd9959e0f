/** `@tilldesk/chat`: what drives a chat, without a page. */
export {
  ChatRefusal,
  type ChatEars,
  type ChatNews,
  type ChatTransport,
  type ChatUpload,
  type OutgoingMessage,
} from '../client/ChatTransport.ts';
export {
  type ChatClient,
  type ChatClientOptions,
  type ChatClientState,
  type ClientNews,
  type ClientOrder,
} from '../client/ChatClient.ts';
export { createChatClient } from '../client/createChatClient.ts';
