import type { BillPayment } from '@tilldesk/domain/billPayments';
import { can } from '@tilldesk/domain/rights';
import { Alert, Button } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useKeys } from '../../browser/useKeys.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Failed } from '../../page/Failed.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';
import { Wait } from '../../page/Loading.tsx';
import { DetailsScreen } from '../../resource/DetailsScreen.tsx';
import type { Resource } from '../../resource/resource.ts';
import { useRecord } from '../../resource/useRecord.ts';
import { useSession } from '../../session/useSession.ts';
import { failBill, processBill, reverseBill, takeBill } from './billActions.ts';
import { BillHistory } from './BillHistory.tsx';
import { BillMoney } from './BillMoney.tsx';
import { billPaymentsResource } from './billPayments.resource.ts';
import { BillStatusBadge } from './cells.tsx';

const BillReceiptDialog = lazyPart(async () => (await import('./receipt/BillReceiptDialog.tsx')).BillReceiptDialog);

// Only a draft is edited and archived.
const { change: _change, archive: _archive, ...readCalls } = billPaymentsResource.calls;
const viewed: Resource<BillPayment> = { ...billPaymentsResource, calls: readCalls };

/** A bill payment: its money, its facts, its history and the next step. */
export function Screen() {
  const { data, problem, again } = useRecord(billPaymentsResource);
  if (!data) return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
  return (
    <DetailsScreen
      resource={data.status === 'draft' ? billPaymentsResource : viewed}
      about={(bill) => <BillStatusBadge row={bill} />}
      actions={(bill) => <Steps key={bill.id} bill={bill} />}
      above={(bill) => <State bill={bill} />}
      history={({ id }) => <BillHistory id={id} />}
    >
      {(bill) => (
        <Stack>
          <BillMoney bill={bill} />
        </Stack>
      )}
    </DetailsScreen>
  );
}

/** The steps that the status and the rights allow. A receipt that is printed right after a step is an original. */
function Steps({ bill }: { bill: BillPayment }) {
  const t = useTranslate();
  const { permissions } = useSession();
  const [printing, setPrinting] = useState<'original' | 'copy' | null>(null);
  const mayChange = can(permissions, 'Bill Payments', 'update');
  const { status } = bill;
  const isTaken = status !== 'draft';
  useKeys({ 'mod+p': isTaken ? () => setPrinting('copy') : undefined });
  const printOriginal = () => setPrinting('original');
  return (
    <>
      {isTaken && (
        <Button icon="print" aria-haspopup="dialog" onClick={() => setPrinting('copy')}>
          {t('billPayments.receipt')}
        </Button>
      )}
      {status === 'draft' && can(permissions, 'Bill Payments', 'create') && (
        <ActionButton action={takeBill} of={bill} tone="primary" icon="cash" onDone={printOriginal}>
          {t('billPayments.take')}
        </ActionButton>
      )}
      {status === 'pending' && mayChange && (
        <>
          <ActionButton action={failBill} of={bill} onDone={printOriginal}>
            {t('billPayments.fail')}
          </ActionButton>
          <ActionButton action={processBill} of={bill} tone="primary" icon="check" onDone={printOriginal}>
            {t('billPayments.process')}
          </ActionButton>
        </>
      )}
      {(status === 'processed' || status === 'reconciled') && mayChange && (
        <ActionButton action={reverseBill} of={bill} onDone={printOriginal}>
          {t('billPayments.reverse')}
        </ActionButton>
      )}
      {printing !== null && (
        <Suspense fallback={null}>
          <BillReceiptDialog bill={bill} copy={printing === 'copy'} onClose={() => setPrinting(null)} />
        </Suspense>
      )}
    </>
  );
}

/** What is to be done with a pending payment, and why a payment ended. */
function State({ bill: { status, reason, portalUrl, providerName } }: { bill: BillPayment }) {
  const t = useTranslate();
  if (status === 'pending') {
    return (
      <Alert
        tone="bad"
        title={t('billPayments.waits')}
        actions={
          portalUrl !== null && (
            <Button as="a" href={portalUrl} target="_blank" rel="noreferrer" size="s" iconEnd="external">
              {t('billPayments.portal', { provider: providerName })}
            </Button>
          )
        }
      >
        {t('billPayments.waits.text', { provider: providerName })}
      </Alert>
    );
  }
  if (status !== 'failed' && status !== 'reversed') return null;
  return <Alert title={t(`billPayments.ended.${status}`)}>{reason}</Alert>;
}
