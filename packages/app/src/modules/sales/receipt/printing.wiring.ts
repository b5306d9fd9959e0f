import { useSharedState } from '../../../browser/sharedState.ts';
import { preference } from '../../../browser/preference.ts';

/** Receipt paper of this browser's printer; 'a4' means a sheet of the size that the store uses. */
const paper = preference('receiptPaper', ['80mm', '58mm', 'a4']);

/** Returns the chosen paper and its setter. The default is the 80 mm roll. */
export function usePaper() {
  const chosen = useSharedState(paper);
  return [chosen ?? '80mm', paper.set] as const;
}
