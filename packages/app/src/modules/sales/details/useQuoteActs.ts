import { invoices, type Invoice } from '@tilldesk/domain/shop';
import { useState } from 'react';
import { useNavigateTo } from '../../../navigation/useNavigateTo.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { toasts } from '../../../page/toasts.ts';

/** Actions for a quote: renew it, or reopen it as a draft. */
export function useQuoteActs({ id, version }: Invoice) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const problems = useProblem();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const run = async (work: () => Promise<unknown>): Promise<ApiProblem | null> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      refresh('invoices');
      return null;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
      return error;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    problem,
    clearError: () => setProblem(null),
    async renew(until: string, onDone: () => void) {
      const rejected = await run(() => call(invoices.quote, { params: { id }, body: { version, until } }));
      if (rejected) return;
      toasts.show({ tone: 'ok', text: t('sales.quote.done') });
      onDone();
    },
    async reopen() {
      const rejected = await run(() => call(invoices.reopen, { params: { id }, body: { version } }));
      if (rejected) toasts.show({ tone: 'bad', text: problems.message(rejected) });
      else navigateTo('/sale-invoice-management/invoice-edit/:invoiceId', { with: { invoiceId: id } });
    },
  };
}
