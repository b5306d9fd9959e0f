import { Problem } from '@tilldesk/domain/problems';
import type { BackupStatus } from '@tilldesk/domain/backups';
import type { OutgoingFile } from './file-transfer.ts';

/** The backups of the installation, as its server creates and shows them. */
export type Backups = {
  status: () => Promise<BackupStatus>;
  /** Starts a backup; it continues after this resolves. @throws Problem backup.underWay */
  begin: () => Promise<void>;
  /** Returns the file of a completed backup. @throws Problem record.notFound, backup.gone, backup.shared */
  file: (id: string) => Promise<OutgoingFile>;
  /** Creates a backup if one is due, and waits for its end. */
  runDueBackup: () => Promise<void>;
  /** Resolves when no backup is running. */
  settled: () => Promise<void>;
};

const none = () => Promise.reject(new Problem('record.notFound'));
/** For services that are built without backups. */
export const noBackups: Backups = {
  status: none,
  begin: none,
  file: none,
  runDueBackup: () => Promise.resolve(),
  settled: () => Promise.resolve(),
};
