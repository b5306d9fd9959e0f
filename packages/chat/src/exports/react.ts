/**
 * `@tilldesk/chat/react`: both sides of a chat in React. The support chat loads its button first, and the rest when it is
 * pressed.
 */
export { SupportChat, type SupportChatProps } from '../react/SupportChat.tsx';
export { StaffChat, type StaffChatProps } from '../react/StaffChat.tsx';
export { useChatClient, useChatState } from '../react/useChatClient.ts';
export { type ChatPerson, type ChatSource } from '../react/ChatSource.ts';
export { type ChatNotice, type OnNotice } from '../react/notices.ts';
