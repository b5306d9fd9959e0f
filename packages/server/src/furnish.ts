import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/engine.ts';
import type { House } from './http/answer.ts';
import { openShelf, type Shelf } from './files/shelf.ts';
import { createLater, type Later } from './http/later.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { outboxCarrier } from './mail/outbox.ts';
import { smtpCarrier } from './mail/smtp.ts';
import { installationSecret } from './sealing/installation-secret.ts';
import { createSeal } from './sealing/seal.ts';
import type { Settings } from './settings.ts';
import { createChanges } from './socket/changes.ts';

/** A house as it is lived in. */
export type FurnishedHouse = House & { later: Later; mailer: Mailer; shelf: Shelf };

/**
 * Furnishes the house by its settings, and says what the operator should know: where mails go, and where the key is.
 * `address` is asked for each link in a mail where the settings name none. @throws StartupError without a readable key.
 */
export function furnish(
  database: Database,
  settings: Settings,
  address: () => string,
  log: FastifyBaseLogger,
  say: (sentence: string) => void,
): FurnishedHouse {
  const { dataFolder, databaseUrl, outer, post, bucket } = settings;
  const clock = () => new Date();
  mkdirSync(dataFolder, { recursive: true });
  const outbox = path.join(dataFolder, 'outbox');
  const carrier = post.smtp ? smtpCarrier(post.smtp) : outboxCarrier(outbox, clock);
  if (!post.smtp) say(`Mails are not sent but kept in ${outbox}, since TILLDESK_SMTP is not set.`);
  if (bucket) say(`Uploaded files go to the bucket ${bucket.name}.`);
  if (databaseUrl !== undefined && post.secret === undefined) {
    say(`The key to people's authenticators is in ${dataFolder}: keep that folder, or set TILLDESK_SECRET.`);
  }
  return {
    db: database,
    changes: createChanges(),
    clock,
    outer,
    seal: createSeal(installationSecret(post.secret, dataFolder)),
    mailer: createMailer(carrier, () => post.publicUrl ?? address(), log),
    shelf: openShelf(dataFolder, bucket),
    later: createLater((error) => log.error({ err: error }, 'work after an answer failed')),
  };
}
