import { Problem } from '@tilldesk/domain/problems';
import { fileTypes, isFileType, type FileType } from '@tilldesk/domain/files';
import { fileTypeFromBuffer } from 'file-type';
import { archiveNames } from './archive.ts';
import { endOf, containsAny, markup, type Bytes } from './bytes.ts';
import { compoundNames } from './compound.ts';
import { gif, jpeg, png, webp } from './picture.ts';
import { isPlainText } from './plain-text.ts';

const HEAD = 4100;
/** Bytes that software may append after the end of a picture or a document. */
const TAIL_MAX = 64;

/** Name and type of a file as declared by the client, before its content is inspected. */
export type Claimed = { name: string; mime: string };

/**
 * Checks that name, declared type and content of a file agree, and that the whole content is of that type. Returns the
 * type. @throws Problem file.type, file.mismatch, file.unsafe
 */
export async function inspect({ name, mime }: Claimed, bytes: Bytes): Promise<FileType> {
  const type = mime.toLowerCase().split(';')[0]!.trim();
  const ending = /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!isFileType(type)) throw new Problem('file.type', { type: type.slice(0, 100) });
  const endings: readonly string[] = fileTypes[type];
  if (!endings.includes(ending)) throw new Problem('file.type', { type: ending === '' ? type : `.${ending}` });
  if (!(await looksLike(type, bytes))) throw new Problem('file.mismatch', { name });
  if (!(await isSafe[type](bytes))) throw new Problem('file.unsafe', { name });
  return type;
}

const containers: Partial<Record<FileType, readonly string[]>> = {
  'application/msword': ['application/x-cfb'],
  'application/vnd.ms-excel': ['application/x-cfb'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['application/zip'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['application/zip'],
  'image/png': ['image/png', 'image/apng'],
};

/**
 * Compares only the first bytes with known signatures; the content of an archive is read from its directory, not
 * unpacked.
 */
async function looksLike(type: FileType, bytes: Bytes): Promise<boolean> {
  const head = await bytes.at(0, HEAD);
  const found = head.toString('latin1', 0, 2) === 'PK' ? 'application/zip' : (await fileTypeFromBuffer(head))?.mime;
  if (type === 'text/plain') return found === undefined;
  return found !== undefined && (containers[type] ?? [type]).includes(found);
}

type Check = (bytes: Bytes) => Promise<boolean>;

const picture =
  (pictureEnd: (bytes: Bytes) => Promise<number | null>): Check =>
  async (bytes) => {
    if (await beginsLikeAScript(bytes)) return false;
    const end = await pictureEnd(bytes);
    return end !== null && (await hasNoTrailingData(bytes, end)) && !(await containsAny(bytes, [...markup, '%pdf-']));
  };

const pdf: Check = async (bytes) => {
  const tail = (await endOf(bytes, 1024)).toString('latin1');
  const last = tail.lastIndexOf('%%EOF');
  if (last === -1 || tail.slice(last + 5).trim() !== '') return false;
  return !(await containsAny(bytes, [...markup, '/launch'])) && hasNoTrailingData(bytes, bytes.size);
};

const office =
  (main: string): Check =>
  async (bytes) => {
    const names = await archiveNames(bytes);
    if (names === null || !names.has('[Content_Types].xml') || !names.has(main)) return false;
    return ![...names].some((name) => /vbaproject|\.(exe|dll|js|vbs|bat|cmd|jar|html?|hta|lnk|scr|ps1)$/i.test(name));
  };

const oldOffice =
  (...mains: readonly string[]): Check =>
  async (bytes) => {
    const names = await compoundNames(bytes);
    return names !== null && mains.some((main) => names.has(main)) && !names.has('VBA') && !names.has('_VBA_PROJECT');
  };

const isSafe: Readonly<Record<FileType, Check>> = {
  'image/jpeg': picture(jpeg),
  'image/png': picture(png),
  'image/gif': picture(gif),
  'image/webp': picture(webp),
  'application/pdf': pdf,
  'application/msword': oldOffice('WordDocument'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': office('word/document.xml'),
  'text/plain': isPlainText,
  'application/vnd.ms-excel': oldOffice('Workbook', 'Book'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': office('xl/workbook.xml'),
};

/** `GIF89a/*`, `ÿØÿà/*`, `RIFF=1;//`: a signature that a script engine parses as a name followed by a comment. */
const beginsLikeAScript: Check = async (bytes) =>
  /^(GIF8\da|RIFF|\xff\xd8\xff.)[\s=;\d'"]*\/[*/]/.test((await bytes.at(0, 32)).toString('latin1'));

/**
 * Returns whether at most a few bytes follow the end, and no archive ends there: such a file would be valid as two
 * types at once.
 */
async function hasNoTrailingData(bytes: Bytes, end: number): Promise<boolean> {
  if (bytes.size - end > TAIL_MAX) return false;
  const ARCHIVE_NOTE_MAX = 65_557;
  return !(await containsAny(bytes, ['pk\x05\x06'], Math.max(0, bytes.size - ARCHIVE_NOTE_MAX)));
}
