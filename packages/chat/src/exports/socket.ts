/** `@tilldesk/chat/socket`: a chat's line to a Tilldesk server. Needs socket.io-client. */
export {
  reconnectOptions,
  keepConnection,
  type KeptConnection,
  type ConnectionListeners,
} from '../socket/keepConnection.ts';
export { socketTransport, type SocketTransportOptions } from '../socket/socketTransport.ts';
