import type { Sellable } from '@tilldesk/domain/sales';
import { useFormats } from '../i18n/useFormats.ts';

/** Returns a function that describes the stock of other stores in one line: 'Bay Street 3, Mall 0'. */
export function useElsewhere(): (stock: Sellable['elsewhere']) => string {
  const { number } = useFormats();
  return (stock) => stock.map(({ storeName, onHand }) => `${storeName} ${number(onHand)}`).join(', ');
}
