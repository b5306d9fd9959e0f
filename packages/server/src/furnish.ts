import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createBackups, type Backups } from './backup/backups.ts';
import { fingerprintOf } from './backup/manifest.ts';
import type { Database } from './database/engine.ts';
import type { House } from './http/answer.ts';
import { businessTime } from './http/business-time.store.ts';
import { freeBytes } from './files/room.ts';
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
export type FurnishedHouse = House & { backups: Backups; later: Later; mailer: Mailer; shelf: Shelf };

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
  const secret = installationSecret(post.secret, dataFolder);
  const shelf = openShelf(dataFolder, bucket);
  const changes = createChanges();
  const seal = createSeal(secret);
  const keyFingerprint = fingerprintOf(secret);
  return {
    db: database,
    changes,
    clock,
    businessTime,
    backups: createBackups({
      db: database,
      shelf,
      settings: settings.backup,
      keyFingerprint,
      clock,
      log,
      tell: changes.tellPerson,
    }),
    outer,
    seal,
    mailer: createMailer({
      db: database,
      carrier,
      seal,
      base: () => post.publicUrl ?? address(),
      clock,
      log,
      tell: changes.tellPerson,
    }),
    shelf,
    // Where the database is elsewhere, the disk of this machine stops nothing but uploads.
    ...(databaseUrl === undefined ? { room: () => freeBytes(dataFolder) } : {}),
    later: createLater((error) => log.error({ err: error }, 'work after an answer failed')),
  };
}
