import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The entries that a running PostgreSQL writes to the pid file in its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** The folder of its Unix socket, or the address on which it listens. */
  host: string;
}

/** Reads postmaster.pid: pid, folder, start time, port, socket folder, address, one per line. */
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

/** Returns whether the process is running. A zombie, which has ended and waits for its parent, is not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !/^State:\s*[ZX]/m.test(read(`/proc/${pid}/status`));
}

/** Returns whether the process is known to be a different program: after a reboot any process may have this id. */
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
