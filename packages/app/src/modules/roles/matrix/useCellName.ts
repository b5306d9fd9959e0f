import type { ModuleName, Right } from '@tilldesk/domain/rights';
import type { Cell } from '@tilldesk/domain/roles';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** Returns a function that names a cell of the matrix: "Vendors: Update". */
export function useCellName(): (cell: Cell) => string {
  const t = useTranslate();
  return (cell) => {
    const at = cell.lastIndexOf('.');
    const [module, right] = [cell.slice(0, at) as ModuleName, cell.slice(at + 1) as Right];
    return t('rights.cell', { module: t(`module.${module}`), right: t(`rights.${right}`) });
  };
}
