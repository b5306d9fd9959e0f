import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openFileStorage } from '../storage/file-storage.ts';

/** Creates a file storage in a temporary folder, and a function that removes both. */
export function tempFileStorage() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tilldesk-files-'));
  return {
    folder,
    fileStorage: openFileStorage(folder, undefined),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Uploads a small text as a person, without the network; returns the address of the file. */
export async function uploadText(app: FastifyInstance, token: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/upload/upload-file',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload:
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n' +
      'Content-Type: text/plain\r\n\r\nhello\r\n--x--\r\n',
  });
  return answer.json<{ data: { url: string } }>().data.url;
}

/** Uploads a picture of one pixel as a person; returns the id of its file. */
export async function uploadPicture(app: FastifyInstance, token: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/upload/upload-file',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([
      Buffer.from(
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\nContent-Type: image/gif\r\n\r\n',
      ),
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      Buffer.from('\r\n--x--\r\n'),
    ]),
  });
  const { url } = answer.json<{ data: { url: string } }>().data;
  return url.slice(url.lastIndexOf('/') + 1);
}
