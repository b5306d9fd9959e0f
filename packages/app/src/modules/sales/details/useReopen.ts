import { invoices, type Invoice } from '@tilldesk/domain/sales';
import { useToastedMutation } from '../../../actions/useToastedMutation.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { useNavigateTo } from '../../../navigation/useNavigateTo.ts';

/** Reopens a quote as a draft and opens it at the till. */
export function useReopen({ id, version }: Invoice) {
  const navigateTo = useNavigateTo();
  const { busy, run } = useToastedMutation();
  const reopen = async () => {
    const draft = await run({ id, version }, () => call(invoices.reopen, { params: { id }, body: { version } }));
    if (draft === null) return;
    refresh('invoices');
    navigateTo('/sale-invoice-management/invoice-edit/:invoiceId', { with: { invoiceId: id } });
  };
  return { busy, reopen };
}
