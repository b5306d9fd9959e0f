import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Returns a path for a data folder that does not exist yet, in a folder that every user may enter; removed after the
 * test.
 */
export function scratchFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'tilldesk-scratch-'));
  chmodSync(parent, 0o711);
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return path.join(parent, 'data');
}
