/** Said on the window when a chat was joined (spec §4): whoever calls waiting chats out no longer calls this one. */
const NAME = 'chat-joined';

/** Tells the document that a chat was joined in it. */
export const announceJoined = (chatId: string): void =>
  void dispatchEvent(new CustomEvent(NAME, { detail: { chatId } }));

/** Hears of chats that were joined in this document. Answers how to stop. */
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
