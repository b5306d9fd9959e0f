import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a running PostgreSQL wrote about itself into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** The folder of its Unix socket, or the address on which it listens. */
  host: string;
}

/** Reads postmaster.pid: pid, folder, start, port, socket's folder, address, one a line. */
export function readPidFile(folder: string): Postmaster | undefined {
  const lines = read(pidFile(folder)).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  const host = lines[4]?.trim() || lines[5]?.trim();
  return pid > 0 && port > 0 && host ? { pid, port, host } : undefined;
}

export function pidFile(folder: string): string {
  return path.join(folder, 'postmaster.pid');
}

/** Whether the process works: a zombie, which has ended and waits for its parent, does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !/^State:\s*[ZX]/m.test(read(`/proc/${pid}/status`));
}

/** Whether the process is known to be something else: after a restart of the machine its number may be anybody's. */
export function isOtherProcess(pid: number): boolean {
  const command =
    process.platform === 'linux'
      ? read(`/proc/${pid}/cmdline`)
      : (spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '');
  return command !== '' && !command.includes('postgres');
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
