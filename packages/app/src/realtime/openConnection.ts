import { reconnectOptions, createReconnectingSocket } from '@tilldesk/chat/socket';
import { io } from 'socket.io-client';
import type { OpenLine } from '../api/environment.ts';

/**
 * Opens a connection over socket.io, websocket only, and keeps it open. In its own file, since it loads with the first session.
 */
export const openLine: OpenLine = (token, { rejected, onEvent, ...handlers }) => {
  const socket = io({ transports: ['websocket'], auth: { token }, autoConnect: false, ...reconnectOptions });
  const line = createReconnectingSocket(socket, handlers);
  socket.on('connect_error', ({ message }) => rejected(message, !socket.active));
  socket.onAny(onEvent);
  line.open();
  return {
    close: line.close,
    request: (event, payload) =>
      line.isOpen() ? socket.timeout(reconnectOptions.timeout).emitWithAck(event, payload) : null,
  };
};
