import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RunningServer } from './server.ts';

/** The e-mails that a server without SMTP has written for a person, oldest first. */
export function mailsTo(server: RunningServer, email: string): string[] {
  const folder = /Emails are not sent but saved in (.+?), since/.exec(server.printed())?.[1] ?? '';
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${email}\n`));
}
