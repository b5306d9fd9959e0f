import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Carrier } from './mailer.ts';
import type { Rendered } from './render.ts';

/**
 * Saves mails as files that the operator can read and a mail program can open: one `.eml` file per mail, sorted by name
 * in order of time, readable only by the server's own user.
 */
export function outboxCarrier(folder: string, clock: () => Date): Carrier {
  let count = 0;
  return {
    carry: async (mail, id) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = clock();
      count += 1;
      const name = `${now.toISOString().replaceAll(':', '-')}-${String(count).padStart(6, '0')}-${id.slice(0, 8)}.eml`;
      const file = path.join(folder, name);
      // Written under another name and renamed, so that a program that watches the folder never finds an incomplete
      // mail.
      await writeFile(`${file}.new`, inFull(mail, now, id), { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    close: () => undefined,
  };
}

const inFull = ({ to, subject, text }: Rendered, now: Date, id: string): string =>
  [
    `Date: ${now.toUTCString()}`,
    `Message-ID: <${id}@tilldesk>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
  ].join('\n');
