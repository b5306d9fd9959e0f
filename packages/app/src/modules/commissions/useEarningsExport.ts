import type { PersonEarnings } from '@tilldesk/domain/commissions';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toasts } from '../../page/toasts.ts';
import { downloadCsv, downloadXlsx } from '../../resource/list/exporting.wiring.ts';
import type { Exporting } from '../../resource/list/useExport.ts';
import { useSession } from '../../session/useSession.ts';
import { minorDigits } from '@tilldesk/domain/money';
import { sums } from './sums.ts';

/** Exports the people of a period as shown: amounts in main units. */
export function useEarningsExport(items: readonly PersonEarnings[], from: string, to: string): Exporting {
  const t = useTranslate();
  const unit = 10 ** minorDigits(useSession().store.defaultCurrency);
  const sheet = [
    [t('commissions.person'), ...sums.map((sum) => t(`commissions.sum.${sum}`)), t('commissions.settlement')],
    ...items.map((one) => [
      one.name,
      ...sums.map((sum) => one[sum] / unit),
      t(`commissions.status.${one.settlement?.status ?? 'open'}`),
    ]),
  ];
  const write = async (form: 'csv' | 'xlsx') => {
    const name = `commissions-${from}-${to}`;
    if (form === 'csv') downloadCsv(name, sheet);
    else await downloadXlsx(name, sheet);
    toasts.show({ tone: 'ok', text: t('list.export.done', { count: items.length }) });
  };
  return { running: null, whole: (form) => void write(form), ticked: () => {}, cancel: () => {} };
}
