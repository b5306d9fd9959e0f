import { useSyncExternalStore } from 'react';
import { preference } from '../../../browser/preference.ts';

/** The paper of this till's printer, kept by this browser; 'a4' stands for a sheet, of whatever size the store uses. */
const paper = preference('receiptPaper', ['80mm', '58mm', 'a4']);

/** The chosen paper, and how to choose another; a roll until somebody does. */
export function usePaper() {
  const chosen = useSyncExternalStore(paper.subscribe, paper.current);
  return [chosen ?? '80mm', paper.choose] as const;
}
