/** `@tilldesk/domain/files`: uploaded files. */
export { readFile, uploadFile } from '../files/files.contract.ts';
export {
  FILE_MAX,
  fileTypes,
  isFileType,
  isShownInPlace,
  STAFF_FILE_MAX,
  type FileType,
} from '../files/files.rules.ts';
