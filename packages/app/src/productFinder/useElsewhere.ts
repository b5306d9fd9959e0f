import type { Sellable } from '@tilldesk/domain/shop';
import { useFormats } from '../i18n/useFormats.ts';

/** What other stores have, in one line: 'Bay Street 3, Mall 0'. */
export function useElsewhere(): (stock: Sellable['elsewhere']) => string {
  const { number } = useFormats();
  return (stock) => stock.map(({ storeName, onHand }) => `${storeName} ${number(onHand)}`).join(', ');
}
