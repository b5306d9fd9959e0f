import type { ChatTransport } from './ChatTransport.ts';
import type { ClientEnvironment } from './environment.ts';

/** The read position of the person in each chat, sent to the server. */
export type ReadMarks = {
  /** Sends the read position of a chat once. Without a connection, sends it when the connection is back. */
  send: (chatId: string, seq: number) => void;
  /** Sends all positions that the server has not confirmed. */
  resend: () => void;
  /** Sends the position of a chat again: the server stores none for a chat before the person has joined it. */
  resendChat: (chatId: string) => void;
  /** The positions that the server has not confirmed yet. */
  unconfirmed: () => readonly { readonly chatId: string; readonly seq: number }[];
};

/** Stores read positions until the server confirms them. */
export function createReadMarks(transport: ChatTransport, { isConnected }: ClientEnvironment): ReadMarks {
  const readUpTo = new Map<string, number>();
  const received = new Map<string, number>();
  const send = async (chatId: string, seq: number) => {
    await transport.markRead(chatId, seq);
    received.set(chatId, Math.max(seq, received.get(chatId) ?? 0));
  };
  const open = () => [...readUpTo].filter(([chatId, seq]) => seq > (received.get(chatId) ?? 0));
  // A request that fails now is sent again on the next connection.
  const attempt = (chatId: string, seq: number) => void (isConnected() && send(chatId, seq).catch(() => undefined));
  return {
    send(chatId, seq) {
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
