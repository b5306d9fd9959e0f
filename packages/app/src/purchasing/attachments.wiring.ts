import { pathOf } from '@tilldesk/domain/contract';
import { readFile } from '@tilldesk/domain/files';
import { download } from '../browser/download.ts';
import { fileAt, upload } from '../api/upload.ts';

/** Uploads a file and returns its id. Throws `ApiProblem`. */
export async function uploadAttachment(file: File): Promise<string> {
  const url = (await upload(file).done) ?? '';
  return url.slice(url.lastIndexOf('/') + 1);
}

/** Saves an uploaded file under its own name. Throws `ApiProblem`. */
export async function openAttachment({ id, name }: { id: string; name: string }): Promise<void> {
  download(name, await fileAt(`/api${pathOf(readFile.path, { id })}`));
}
