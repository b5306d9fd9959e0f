/** `@tilldesk/chat/socket`: a chat's line to a Tilldesk server. Needs socket.io-client. */
export { keeping, keepLine, type KeptLine, type LineEars } from '../socket/keepLine.ts';
export { socketTransport, type SocketTransportOptions } from '../socket/socketTransport.ts';
