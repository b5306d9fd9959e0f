/** `@tilldesk/chat/socket`: the transport to a Tilldesk server. Requires socket.io-client. */
export {
  reconnectOptions,
  createReconnectingSocket,
  type ReconnectingSocket,
  type ConnectionListeners,
} from '../socket/reconnectingSocket.ts';
export { socketTransport, type SocketTransportOptions } from '../socket/socketTransport.ts';
