import { fileTypes, isFileType } from '../files/files.rules.ts';

/** A file as chosen in a browser: `type` may be empty, `size` is in bytes. */
export type ChosenFile = { readonly name: string; readonly type: string; readonly size: number };

/** Why a file is rejected (spec §5); `limit` in MB. */
export type AttachmentProblem =
  | { readonly code: 'file.type'; readonly type: string }
  | { readonly code: 'file.tooLarge'; readonly name: string; readonly limit: number };

const MB = 1024 * 1024;

/** Whether a file may be sent in a chat, by its type and size: `limit` in bytes, 5 MB for staff, 10 MB for requesters. */
export function attachmentProblem(file: ChosenFile, limit: number): AttachmentProblem | null {
  if (!isAllowedType(file)) return { code: 'file.type', type: file.type || endingOf(file.name) || file.name };
  return file.size > limit ? { code: 'file.tooLarge', name: file.name, limit: limit / MB } : null;
}

/**
 * Returns the file of a selection that is sent: the first valid one (spec §5). `problems` lists why the files before it were
 * rejected, or all of them if none is valid.
 */
export function firstValid<F extends ChosenFile>(
  files: readonly F[],
  limit: number,
): { file: F | null; problems: AttachmentProblem[] } {
  const problems: AttachmentProblem[] = [];
  for (const file of files) {
    const problem = attachmentProblem(file, limit);
    if (!problem) return { file, problems };
    problems.push(problem);
  }
  return { file: null, problems };
}

export type PreviewKind = 'image' | 'pdf' | 'document' | 'spreadsheet' | 'text' | 'generic';

const kinds: Readonly<Record<string, PreviewKind>> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  pdf: 'pdf',
  doc: 'document',
  docx: 'document',
  xls: 'spreadsheet',
  xlsx: 'spreadsheet',
  txt: 'text',
};

/** Preview kind of a file by its extension (spec §5). */
export const previewKind = (name: string): PreviewKind => {
  const ending = endingOf(name);
  return Object.hasOwn(kinds, ending) ? (kinds[ending] ?? 'generic') : 'generic';
};

const endings: readonly string[] = Object.values(fileTypes).flat();

// The browser reports an empty type if no program for the document is installed.
const isAllowedType = ({ name, type }: ChosenFile): boolean =>
  type === '' ? endings.includes(endingOf(name)) : isFileType(type);

const endingOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
