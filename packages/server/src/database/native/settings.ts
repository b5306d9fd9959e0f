import { isSocket, type Listening } from './listening.ts';

/** PostgreSQL's settings, as arguments: they are those of this code at each start, whatever an older one wrote. */
export function settings(listening: Listening, durable: boolean): string[] {
  const isOn = durable ? 'on' : 'off';
  const all = {
    port: listening.port,
    listen_addresses: isSocket(listening) ? '' : listening.host,
    unix_socket_directories: isSocket(listening) ? listening.host : '',
    // An acknowledged sale is on the disk: a till is switched off at the plug.
    fsync: isOn,
    synchronous_commit: isOn,
    full_page_writes: isOn,
    max_connections: 60,
    shared_buffers: '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors of statements are the server's to log, without a customer's data.
    log_min_messages: 'log',
    log_checkpoints: 'off',
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
