import { invoices, type Invoice } from '@tilldesk/domain/sales';
import { useEffect, useState } from 'react';
import { useNavigateTo } from '../../../navigation/useNavigateTo.ts';
import { Failed } from '../../../page/Failed.tsx';
import { Wait } from '../../../page/Loading.tsx';
import { useToastedMutation } from '../../../actions/useToastedMutation.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { leaving } from '../../../navigation/unsavedChanges.ts';
import { cartOf } from './cart.ts';
import { Till } from './Till.tsx';
import { hand, type Handed } from './till.wiring.ts';

type InvoiceTillProps = {
  id: string;
  /** Navigates on after the draft is discarded. @default the list of invoices */
  onRemoved?: () => void;
};

/** Opens a draft at the till, from the cart that the previous page handed over or from the server. */
export function InvoiceTill({ id, onRemoved }: InvoiceTillProps) {
  const navigateTo = useNavigateTo();
  const { run } = useToastedMutation();
  const [opened, setOpened] = useState<Handed | null>(() => hand.of(id));
  const { data, problem, fresh, again } = useAnswer(invoices.one, opened ? null : { params: { id } });
  // A cached response can be older than the last save.
  if (!opened && data && fresh && data.status === 'draft') setOpened(handOf(data));
  const isOver = !opened && data !== undefined && data.status !== 'draft';

  useEffect(function restoreDraft() {
    hand.done();
  }, []);
  useEffect(
    function showWhatIsOver() {
      if (isOver)
        navigateTo('/sale-invoice-management/invoice-details/:invoiceId', { with: { invoiceId: id }, replace: true });
    },
    [isOver, navigateTo, id],
  );

  if (problem && !opened) return <Failed problem={problem} onAgain={again} />;
  if (!opened) return <Wait />;
  const reload = async () => {
    const invoice = await run(id, () => call(invoices.one, { params: { id } }));
    if (invoice === null) return;
    leaving.release();
    if (invoice.status === 'draft') setOpened(handOf(invoice));
    else navigateTo('/sale-invoice-management/invoice-details/:invoiceId', { with: { invoiceId: id }, replace: true });
  };
  return (
    <Till
      key={`${opened.cart.version ?? 0} ${opened.cart.saved}`}
      start={opened.cart}
      onward={opened.next}
      onReload={() => void reload()}
      onRemoved={onRemoved}
    />
  );
}

const handOf = (invoice: Invoice): Handed => ({ cart: cartOf(invoice), next: 'stay' });
