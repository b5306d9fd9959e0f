import { download } from '../../../browser/download.ts';

/** Downloads a text as a file. */
export const saveText = (name: string, text: string): void =>
  download(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
