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

function inFull({ to, subject, text, icalEvent }: Rendered, now: Date, id: string): string {
  const head = [
    `Date: ${now.toUTCString()}`,
    `Message-ID: <${id}@tilldesk>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
  ];
  const body = part('text/plain; charset=utf-8', text);
  if (!icalEvent) return [...head, ...body].join('\n');
  const { method, filename, content } = icalEvent;
  // No line of a mail's text or calendar starts with two dashes and the mail's own id.
  const boundary = `--${id}`;
  return [
    ...head,
    `Content-Type: multipart/mixed; boundary="${id}"`,
    '',
    boundary,
    ...body,
    boundary,
    `Content-Disposition: attachment; filename="${filename}"`,
    ...part(`text/calendar; charset=utf-8; method=${method}`, content),
    `${boundary}--`,
    '',
  ].join('\n');
}

const part = (type: string, content: string): string[] => [
  `Content-Type: ${type}`,
  'Content-Transfer-Encoding: 8bit',
  '',
  content,
];
