import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id } from '../fields/fields.ts';

/** Uploads one file as form data in the field `file`; its URL is accessible to users of the same business (spec §7). */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/upload/upload-file',
  needs: 'signed-in',
  about: 'Upload a file: at most 10 MB, of a supported type (spec §5)',
  carries: 'file',
  answer: z.object({ data: z.object({ url: z.string() }) }),
});

/** Returns the content of a file to a user of its business. */
export const readFile = endpoint({
  method: 'GET',
  path: '/files/:id',
  needs: 'signed-in',
  about: 'Download an uploaded file',
  carries: 'bytes',
  params: z.strictObject({ id }),
  answer: z.unknown(),
});
