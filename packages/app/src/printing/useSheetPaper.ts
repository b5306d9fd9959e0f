import { useSession } from '../session/useSession.ts';
import { sheetPaperOf } from './sheetPaperOf.ts';

/** Returns the sheet size of this store's printers. */
export const useSheetPaper = () => sheetPaperOf(useSession().store.defaultCurrency);
