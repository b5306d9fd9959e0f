import { keeping, keepLine } from '@tilldesk/chat/socket';
import { io } from 'socket.io-client';
import type { OpenLine } from './outside.ts';

/** Opens a line over socket.io, websocket alone, and keeps it open. A file of its own: it loads with the first session. */
export const openLine: OpenLine = (token, { refused, news, ...ears }) => {
  const socket = io({ transports: ['websocket'], auth: { token }, autoConnect: false, ...keeping });
  const line = keepLine(socket, ears);
  socket.on('connect_error', ({ message }) => refused(message, !socket.active));
  socket.onAny(news);
  line.open();
  return {
    close: line.close,
    say: (event, payload) => (line.isOpen() ? socket.timeout(keeping.timeout).emitWithAck(event, payload) : null),
  };
};
