/** Allowed uploads (spec §5): content types with their file extensions. */
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

/** Maximum size of files from staff in chat, in bytes (spec §9). */
export const STAFF_FILE_MAX = 5 * 1024 * 1024;
/** Maximum size of any file (spec §9), enforced by the server. */
export const FILE_MAX = 10_485_760;

export const isFileType = (type: string): type is FileType => Object.hasOwn(fileTypes, type);

/** Whether a file of this type can be displayed in place; others are downloads only. */
export const isShownInPlace = (type: FileType): boolean => type.startsWith('image/') || type === 'application/pdf';
