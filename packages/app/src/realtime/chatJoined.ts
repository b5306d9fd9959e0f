/** Window event: a chat was joined (spec §4). The call for waiting chats then stops for this chat. */
const NAME = 'chat-joined';

/** Announces in this document that a chat was joined. */
export const announceJoined = (chatId: string): void =>
  void dispatchEvent(new CustomEvent(NAME, { detail: { chatId } }));

/** Subscribes to joined chats in this document. Returns a function that unsubscribes. */
export function onChatJoined(listener: (chatId: string) => void): () => void {
  const handleJoined = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (isNamed(detail)) listener(detail.chatId);
  };
  addEventListener(NAME, handleJoined);
  return () => removeEventListener(NAME, handleJoined);
}

const isNamed = (detail: unknown): detail is { chatId: string } =>
  typeof detail === 'object' && detail !== null && 'chatId' in detail && typeof detail.chatId === 'string';
