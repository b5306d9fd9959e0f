import type { ChatTransport } from './ChatTransport.ts';
import type { Surroundings } from './environment.ts';

/** Up to where the person has read, as the server shall know it. */
export type ReadMarks = {
  /** Says once that a chat was read up to a number; without a line, when it is back. */
  say: (chatId: string, seq: number) => void;
  /** Says what was not heard yet. */
  resend: () => void;
  /** Says anew how far a chat was read: the server keeps no mark of a chat that one has not joined. */
  resendChat: (chatId: string) => void;
  /** What the server has not confirmed yet. */
  unconfirmed: () => readonly { readonly chatId: string; readonly seq: number }[];
};

/** Keeps what was read until the server has heard it. */
export function createReadMarks(transport: ChatTransport, { hasLine }: Surroundings): ReadMarks {
  const readUpTo = new Map<string, number>();
  const received = new Map<string, number>();
  const send = async (chatId: string, seq: number) => {
    await transport.read(chatId, seq);
    received.set(chatId, Math.max(seq, received.get(chatId) ?? 0));
  };
  const open = () => [...readUpTo].filter(([chatId, seq]) => seq > (received.get(chatId) ?? 0));
  // What is not heard now is said again with the next line.
  const attempt = (chatId: string, seq: number) => void (hasLine() && send(chatId, seq).catch(() => undefined));
  return {
    say(chatId, seq) {
      if (seq <= (readUpTo.get(chatId) ?? 0)) return;
      readUpTo.set(chatId, seq);
      attempt(chatId, seq);
    },
    resendChat(chatId) {
      received.delete(chatId);
      const seq = readUpTo.get(chatId);
      if (seq !== undefined) attempt(chatId, seq);
    },
    resend: () => open().forEach(([chatId, seq]) => attempt(chatId, seq)),
    unconfirmed: () => open().map(([chatId, seq]) => ({ chatId, seq })),
  };
}
