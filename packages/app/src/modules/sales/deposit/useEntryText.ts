import type { Deposit } from '@tilldesk/domain/selling';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** Answers what is said of an entry of a deposit: which sale used it, or gave it back. */
export function useEntryText(): (entry: Deposit['entries'][number]) => string {
  const t = useTranslate();
  return ({ kind, invoice }) => t(`deposit.entry.${kind}`, { invoice: invoice?.number ?? '' });
}
