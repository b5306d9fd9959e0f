import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { FILE_MAX, isShownInPlace, type FileType } from '@tilldesk/domain/files';
import { Problem } from '@tilldesk/domain/problems';
import { disposition } from '../storage/names.ts';
import type { Incoming } from '../storage/receive.ts';

/** The form field that contains the file (spec §7). */
const FIELD = 'file';
/** Bytes of a form besides its file: its boundaries and their headers. */
const FORM_MAX = 65_536;

/** Limits of a form: one file, plus one byte more than allowed, so that a file that is too large is detected. */
const formLimits = {
  fileSize: FILE_MAX + 1,
  files: 1,
  fields: 4,
  fieldSize: 1024,
  fieldNameSize: 100,
  parts: 5,
  headerPairs: 20,
};

/** An answer that is a file. */
export class OutgoingFile {
  readonly stream: Readable;
  /** `size` is null if it is unknown until the end of the stream. */
  readonly about: { name: string; mime: FileType | 'text/csv' | 'application/zip'; size: number | null };

  constructor(stream: Readable, about: OutgoingFile['about']) {
    this.stream = stream;
    this.about = about;
  }
}

/**
 * Reads the single file of a request when the handler requests it, so that the caller is known before any byte is read.
 */
export const incomingOf = (request: FastifyRequest) => async (): Promise<Incoming | null> => {
  if (!request.isMultipart?.()) return null;
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > FILE_MAX + FORM_MAX) throw new Problem('request.tooLarge');
  const part = await request.file({ limits: formLimits, throwFileSizeLimit: false }).catch(() => {
    throw new Problem('file.cut');
  });
  if (part === undefined || part.fieldname !== FIELD) return null;
  return { name: part.filename, mime: part.mimetype, stream: part.file };
};

/** Reads the rest of a rejected upload, so that the sender receives the error. */
export function drainUpload({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
}

/**
 * Sends a file with exactly its declared type. It cannot run scripts or be embedded in a page of another origin. A
 * picture or a PDF may be shown inline; every other type is a download.
 */
export function sendFile(reply: FastifyReply, { stream, about: { name, mime, size } }: OutgoingFile): FastifyReply {
  return reply
    .code(200)
    .header('content-type', mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime)
    .headers(size === null ? {} : { 'content-length': size })
    .header(
      'content-disposition',
      disposition(name, mime !== 'text/csv' && mime !== 'application/zip' && isShownInPlace(mime)),
    )
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', size === null || mime === 'application/zip' ? 'no-store' : 'private, max-age=300')
    .header('vary', 'authorization')
    .send(stream);
}
