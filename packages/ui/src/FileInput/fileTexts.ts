import type { FileRejection } from './fileRules.ts';

type RejectedFileFacts = {
  /** Is the name without folders. */
  name: string;
  /** Is the MIME type, else the ending, else the name. */
  type: string;
  /** Is the largest size that is taken in MB, written in the part's locale. */
  maxMegabytes: string;
  maxFiles: number;
};

export type FileTexts = {
  /** Stands on the drop zone. */
  choose: string;
  /** Stands on the drop zone while files are held over it. */
  drop: string;
  /** Says why a file is not taken. */
  refused: Record<FileRejection, (file: RejectedFileFacts) => string>;
  /** Writes a size. */
  size: (size: { megabytes: string }) => string;
  /** Stands for a file whose name is only folders or dots. */
  unnamed: string;
  /** Names the bar of a file on its way. */
  uploading: (file: { name: string }) => string;
  /** Stands beside a file that has arrived. */
  uploaded: string;
  /** Names the button that takes a file or a refusal away. */
  remove: (file: { name: string }) => string;
};

/** The English of the spec, and what it leaves open. */
export const fileTexts: FileTexts = {
  choose: 'Choose a file or drop it here',
  drop: 'Drop to add',
  refused: {
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
