/** `@tilldesk/chat/element`: the support chat as a custom element, for bundled pages. */
export { defineTilldeskChat } from '../element/defineTilldeskChat.ts';
export { type TilldeskChatElement } from '../element/chatElement.ts';
export { type ChatNotice } from '../react/notices.ts';
