/** `@tilldesk/chat/socket`: the transport to a Tilldesk server. Requires socket.io-client. */
export {
  reconnectOptions,
  keepConnection,
  type KeptConnection,
  type ConnectionListeners,
} from '../socket/keepConnection.ts';
export { socketTransport, type SocketTransportOptions } from '../socket/socketTransport.ts';
