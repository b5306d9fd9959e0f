import type { FileRejection } from './fileRules.ts';

type RejectedFileFacts = {
  /** The name without folders. */
  name: string;
  /** The MIME type, otherwise the extension, otherwise the name. */
  type: string;
  /** The maximum size in MB, formatted in the component's locale. */
  maxMegabytes: string;
  maxFiles: number;
};

export type FileTexts = {
  /** Text on the drop zone. */
  choose: string;
  /** Text on the drop zone while files are dragged over it. */
  drop: string;
  /** Why a file is rejected. */
  rejected: Record<FileRejection, (file: RejectedFileFacts) => string>;
  /** Formats a size. */
  size: (size: { megabytes: string }) => string;
  /** Shown for a file whose name has only folders or dots. */
  unnamed: string;
  /** The accessible name of an upload's progress bar. */
  uploading: (file: { name: string }) => string;
  /** Shown next to an uploaded file. */
  uploaded: string;
  /** The accessible name of the button that removes a file or a rejection. */
  remove: (file: { name: string }) => string;
};

/** The English texts of the spec, and of cases it does not define. */
export const fileTexts: FileTexts = {
  choose: 'Choose a file or drop it here',
  drop: 'Drop to add',
  rejected: {
    type: ({ type }) => `File type ${type} is not supported.`,
    size: ({ name, maxMegabytes }) => `File ${name} is too large. Maximum size is ${maxMegabytes}MB.`,
    empty: ({ name }) => `File ${name} is empty.`,
    count: ({ name, maxFiles }) => `File ${name} was not added. Maximum number of files is ${maxFiles}.`,
  },
  size: ({ megabytes }) => `${megabytes} MB`,
  unnamed: 'file',
  uploading: ({ name }) => `Uploading ${name}`,
  uploaded: 'Uploaded',
  remove: ({ name }) => `Remove ${name}`,
};
