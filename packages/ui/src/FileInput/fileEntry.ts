import type { ReactNode } from 'react';

export type FileEntry = {
  /** The id, assigned by the component; it stays the same until the file is removed. */
  id: string;
  file: File;
  /** The uploaded share, 0 to 1. Without it, no upload is running. Set by the caller. */
  progress?: number | undefined;
  /** The error of the file. Set by the caller. */
  error?: ReactNode;
};
