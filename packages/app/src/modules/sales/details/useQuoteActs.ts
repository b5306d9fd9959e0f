import { invoices, type Invoice } from '@tilldesk/domain/shop';
import { useState } from 'react';
import { useGo } from '../../../kit/go/useGo.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { toasts } from '../../../wiring/toasts.ts';

/** What can be done with a quote: renewing it, and making it a draft again. */
export function useQuoteActs({ id, version }: Invoice) {
  const say = useSay();
  const go = useGo();
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
    forgive: () => setProblem(null),
    async renew(until: string, onDone: () => void) {
      const refused = await run(() => call(invoices.quote, { params: { id }, body: { version, until } }));
      if (refused) return;
      toasts.show({ tone: 'ok', text: say('sales.quote.done') });
      onDone();
    },
    async reopen() {
      const refused = await run(() => call(invoices.reopen, { params: { id }, body: { version } }));
      if (refused) toasts.show({ tone: 'bad', text: problems.say(refused) });
      else go('/sale-invoice-management/invoice-edit/:invoiceId', { with: { invoiceId: id } });
    },
  };
}
