import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The system's user under which the programs run. */
export interface Account {
  uid: number;
  gid: number;
}

const usual: Account = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to run as root, so there it runs as `nobody`; otherwise as the person who started the server. */
export function accountForPrograms(): Account | undefined {
  return process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
}

function unprivilegedAccount(): Account {
  try {
    const [, uid, gid] = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
    // macOS writes -2 for what the system calls take as an unsigned number.
    return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : usual;
  } catch {
    return usual;
  }
}

/** The outermost folder on the way to `file` (itself included, where it is a folder) that the account may not enter. */
export function closedFolder(file: string, { uid, gid }: Account): string | undefined {
  const above = path.dirname(file);
  const closed = above === file ? undefined : closedFolder(above, { uid, gid });
  if (closed) return closed;
  const entry = statSync(file, { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return undefined;
  const mayEnter = entry.uid === uid ? 0o100 : entry.gid === gid ? 0o010 : 0o001;
  return entry.mode & mayEnter ? undefined : file;
}
