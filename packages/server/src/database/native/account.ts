import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The system user that runs the programs. */
export interface Account {
  uid: number;
  gid: number;
}

const defaultAccount: Account = { uid: 65_534, gid: 65_534 };

/**
 * Returns the user `nobody` if the server runs as root, because PostgreSQL refuses to run as root; otherwise undefined:
 * the programs run as the user who started the server.
 */
export function accountForPrograms(): Account | undefined {
  return process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
}

function unprivilegedAccount(): Account {
  try {
    const [, uid, gid] = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
    // macOS writes -2 where the system calls take an unsigned number.
    return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : defaultAccount;
  } catch {
    return defaultAccount;
  }
}

/**
 * Returns the outermost folder on the path to `file` (including `file` if it is a folder) that the account may not
 * enter.
 */
export function closedFolder(file: string, { uid, gid }: Account): string | undefined {
  const above = path.dirname(file);
  const closed = above === file ? undefined : closedFolder(above, { uid, gid });
  if (closed) return closed;
  const entry = statSync(file, { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return undefined;
  const executeBit = entry.uid === uid ? 0o100 : entry.gid === gid ? 0o010 : 0o001;
  return entry.mode & executeBit ? undefined : file;
}
