/** What may be uploaded (spec §5): the type of the content, and how such a file's name may end. */
export const fileTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'text/plain': ['txt'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const satisfies Record<string, readonly string[]>;

export type FileType = keyof typeof fileTypes;

/** The largest file of the staff chat, in bytes (spec §9). */
export const STAFF_FILE_MAX = 5 * 1024 * 1024;
/** The largest file of all (spec §9), and what the server takes. */
export const FILE_MAX = 10_485_760;

export const isFileType = (type: string): type is FileType => Object.hasOwn(fileTypes, type);

/** Whether a file of this type may be looked at where it is; every other is only handed over. */
export const isShownInPlace = (type: FileType): boolean => type.startsWith('image/') || type === 'application/pdf';
