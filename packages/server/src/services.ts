import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createBackups } from './backup/backups.ts';
import type { Backups } from './http/backups.ts';
import { notifyOfFailedMail } from './modules/notifications/notifications.store.ts';
import { fingerprintOf } from './backup/manifest.ts';
import type { Database } from './database/engine.ts';
import type { Services } from './http/answer.ts';
import { businessTime } from './http/business-time.store.ts';
import { freeBytes } from './storage/free-space.ts';
import { openFileStorage, type FileStorage } from './storage/file-storage.ts';
import { createBackgroundQueue, type BackgroundQueue } from './http/later.ts';
import { createMailer, type Mailer } from './email/mailer.ts';
import { outboxCarrier } from './email/outbox.ts';
import { smtpCarrier } from './email/smtp.ts';
import { installationSecret } from './encryption/installation-secret.ts';
import { createEncryption } from './encryption/encryption.ts';
import type { Settings } from './settings.ts';
import { createChanges } from './realtime/changes.ts';

/** The services of a running server. */
export type CreatedServices = Services & {
  backups: Backups;
  backgroundQueue: BackgroundQueue;
  mailer: Mailer;
  fileStorage: FileStorage;
};

/**
 * Creates the services from the settings and prints what the operator should know: where mails go, and where the key
 * is. `address` is called for each link in a mail if the settings contain no public URL. @throws StartupError without a
 * readable key.
 */
export function createServices(
  database: Database,
  settings: Settings,
  address: () => string,
  log: FastifyBaseLogger,
  print: (sentence: string) => void,
): CreatedServices {
  const { dataFolder, databaseUrl, integrations, mail, bucket } = settings;
  const clock = () => new Date();
  mkdirSync(dataFolder, { recursive: true });
  const outbox = path.join(dataFolder, 'outbox');
  const carrier = mail.smtp ? smtpCarrier(mail.smtp) : outboxCarrier(outbox, clock);
  if (!mail.smtp) print(`Emails are not sent but saved in ${outbox}, since TILLDESK_SMTP is not set.`);
  if (bucket) print(`Uploaded files go to the bucket ${bucket.name}.`);
  if (databaseUrl !== undefined && mail.secret === undefined) {
    print(`The key to people's authenticators is in ${dataFolder}: keep that folder, or set TILLDESK_SECRET.`);
  }
  const secret = installationSecret(mail.secret, dataFolder);
  const fileStorage = openFileStorage(dataFolder, bucket);
  const changes = createChanges();
  const encryption = createEncryption(secret);
  const keyFingerprint = fingerprintOf(secret);
  return {
    db: database,
    changes,
    clock,
    businessTime,
    backups: createBackups({
      db: database,
      fileStorage,
      settings: settings.backup,
      keyFingerprint,
      clock,
      log,
      publish: changes.publishEvent,
    }),
    integrations,
    encryption,
    mailer: createMailer({
      db: database,
      carrier,
      encryption,
      base: () => mail.publicUrl ?? address(),
      clock,
      log,
      publish: changes.publishEvent,
      notifyOfFailure: notifyOfFailedMail,
    }),
    fileStorage,
    // If the database is on another machine, a full local disk affects only uploads.
    ...(databaseUrl === undefined ? { freeSpace: () => freeBytes(dataFolder) } : {}),
    backgroundQueue: createBackgroundQueue((error) => log.error({ err: error }, 'work after an answer failed')),
  };
}
