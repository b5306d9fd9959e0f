import { receiptPapers } from '@tilldesk/ui/print';
import { useSyncExternalStore } from 'react';
import { preference } from '../../../wiring/preference.ts';

/** The paper of this till's printer, kept by this browser. */
const paper = preference('receiptPaper', receiptPapers);

/** The chosen paper, and how to choose another; a roll until somebody does. */
export function usePaper() {
  const chosen = useSyncExternalStore(paper.subscribe, paper.current);
  return [chosen ?? '80mm', paper.choose] as const;
}
