import { useSession } from '../session/useSession.ts';
import { sheetPaperOf } from './sheetPaperOf.ts';

/** The sheet that the printers of this store take. */
export const useSheetPaper = () => sheetPaperOf(useSession().store.defaultCurrency);
