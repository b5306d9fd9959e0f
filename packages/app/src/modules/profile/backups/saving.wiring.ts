import { pathOf } from '@tilldesk/domain/contract';
import { backupCalls, type Backup } from '@tilldesk/domain/backups';
import { download } from '../../../browser/download.ts';
import { fileAt } from '../../../api/upload.ts';

/** Downloads a backup as a file. Throws `ApiProblem`. */
export async function saveBackup({ id, startedAt }: Backup): Promise<void> {
  const bytes = await fileAt(`/api${pathOf(backupCalls.file.path, { id })}`);
  download(`tilldesk-${startedAt.slice(0, 10)}.zip`, bytes);
}
