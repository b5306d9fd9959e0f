import type { ReactNode } from 'react';

export type FileEntry = {
  /** Is given by the part and stays as long as the file is there. */
  id: string;
  file: File;
  /** Is how much of it has been sent, 0 to 1; without it nothing is being sent. Set by the caller. */
  progress?: number | undefined;
  /** Says what went wrong with it. Set by the caller. */
  error?: ReactNode;
};
