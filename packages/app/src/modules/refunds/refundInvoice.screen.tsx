import { refunds, type Refund } from '@tilldesk/domain/refunds';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { Denied } from '../../page/Denied.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useAnswer } from '../../api/useAnswer.ts';
import { RefundForm } from './form/RefundForm.tsx';
import { lazyOnIdle } from '../../page/lazyOnIdle.tsx';

const RefundDone = lazyOnIdle(async () => (await import('./form/RefundDone.tsx')).RefundDone);

/** Refunds the invoice in the address, or items without a receipt. */
export function Screen() {
  const [address] = useSearchParams();
  const invoiceId = address.get('invoiceId');
  // Without a receipt no request would reveal a missing right before the form is complete, so the right is checked here.
  const mayRefund = useMayEnter('/refund-management/refund-issue');
  if (!mayRefund) return <Denied />;
  return <Writing key={invoiceId} invoiceId={invoiceId} />;
}

function Writing({ invoiceId }: { invoiceId: string | null }) {
  const [posted, setPosted] = useState<Refund | null>(null);
  const input = invoiceId === null || posted ? null : { params: { id: invoiceId } };
  const { data, problem, again } = useAnswer(refunds.refundable, input, { watch: ['invoices'] });
  if (posted) return <RefundDone refund={posted} />;
  if (invoiceId === null) return <RefundForm source={null} onPosted={setPosted} />;
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  if (!data) return <Wait />;
  return <RefundForm source={data} onPosted={setPosted} />;
}
