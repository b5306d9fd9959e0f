import type { ChatProblem } from '@tilldesk/domain/chat';
import { FILE_MAX, fileTypes, STAFF_FILE_MAX } from '@tilldesk/domain/files';
import type { Translate } from '../texts/translate.ts';
import { problemMessage } from '../texts/sentences.ts';

/** The differences between the two sides of a chat. */
export type ChatSide = {
  /** The maximum size of a file, in bytes (spec §5). */
  fileLimit: number;
  /** The text shown when an upload failed (spec §8). */
  uploadSentence: (t: Translate, cause: ChatProblem) => string;
};

/** The requester's side, in the support widget. */
export const requesterSide: ChatSide = { fileLimit: FILE_MAX, uploadSentence: (t) => t('chat.upload.failed') };

/** The staff's side. Shows the server's own sentence if there is one. */
export const staffSide: ChatSide = {
  fileLimit: STAFF_FILE_MAX,
  uploadSentence: (t, cause) =>
    cause.code === null || cause.code === 'server.failed' ? t('chat.upload.staffFailed') : problemMessage(t, cause),
};

/** The value of `accept` for the browser's file dialog (spec §5). */
export const acceptedFiles = Object.values(fileTypes)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',');
