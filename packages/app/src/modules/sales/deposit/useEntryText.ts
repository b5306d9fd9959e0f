import type { Deposit } from '@tilldesk/domain/deposits';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** Returns a function that describes an entry of a deposit, for instance the sale that used it. */
export function useEntryText(): (entry: Deposit['entries'][number]) => string {
  const t = useTranslate();
  return ({ kind, invoice }) => t(`deposit.entry.${kind}`, { invoice: invoice?.number ?? '' });
}
