import { isSocket, type Listening } from './listening.ts';

/** Returns PostgreSQL's settings as arguments: every start uses those of this code, whatever an older version wrote. */
export function settings(listening: Listening, durable: boolean): string[] {
  const isOn = durable ? 'on' : 'off';
  const all = {
    port: listening.port,
    listen_addresses: isSocket(listening) ? '' : listening.host,
    unix_socket_directories: isSocket(listening) ? listening.host : '',
    // A confirmed sale must be on disk: tills are switched off without a shutdown.
    fsync: isOn,
    synchronous_commit: isOn,
    full_page_writes: isOn,
    max_connections: 60,
    shared_buffers: '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The server logs errors of statements itself, without customer data.
    log_min_messages: 'log',
    log_checkpoints: 'off',
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
