/** `@tilldesk/domain/backups`: backups. */
export { backupCalls, type Backup, type BackupStatus } from '../backups/backups.contract.ts';
