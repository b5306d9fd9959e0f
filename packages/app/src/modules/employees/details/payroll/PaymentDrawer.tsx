import { payroll, type PayrollPayment } from '@tilldesk/domain/employees';
import { Alert, Button, DescriptionList, SumList } from '@tilldesk/ui';
import { Drawer } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { ActionButton } from '../../../../actions/ActionButton.tsx';
import { useAnswer } from '../../../../api/useAnswer.ts';
import { useFormats } from '../../../../i18n/useFormats.ts';
import { useTranslate } from '../../../../i18n/useTranslate.ts';
import { Failed } from '../../../../page/Failed.tsx';
import { Stack } from '../../../../page/flow.styles.ts';
import { Wait } from '../../../../page/Loading.tsx';
import { useSession } from '../../../../session/useSession.ts';
import { approvePayment, payPayment, voidPayment } from './payrollActions.ts';
import { PayLines } from './PayLines.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';
import { PayStubDialog } from './PayStubDialog.tsx';
import { usePaySums } from './usePaySums.ts';

const WIDTH_PX = 520;

type PaymentDrawerProps = { id: string | null; onClose: () => void };

/** Side panel with one payroll payment and its steps; closed when `id` is null. */
export function PaymentDrawer({ id, onClose }: PaymentDrawerProps) {
  const t = useTranslate();
  const { data, problem, again } = useAnswer(payroll.one, id === null ? null : { params: { id } }, {
    watch: ['payroll'],
  });
  const [prints, setPrints] = useState(false);
  const payment = id === null ? undefined : data;
  const title = payment
    ? t('employees.payroll.title', { number: payment.number, name: payment.employeeName })
    : t('employees.payroll');
  return (
    <>
      <Drawer
        open={id !== null}
        title={title}
        closeLabel={t('employees.payroll.close')}
        width={WIDTH_PX}
        onClose={onClose}
        footer={payment && <Steps payment={payment} onPrint={() => setPrints(true)} />}
      >
        {payment ? (
          <PaymentView payment={payment} />
        ) : problem ? (
          <Failed problem={problem} onAgain={again} />
        ) : (
          <Wait />
        )}
      </Drawer>
      {prints && payment && <PayStubDialog payment={payment} onClose={() => setPrints(false)} />}
    </>
  );
}

/** The steps that the status allows; none for the user's own pay. */
function Steps({ payment, onPrint }: { payment: PayrollPayment; onPrint: () => void }) {
  const t = useTranslate();
  const { user } = useSession();
  const { status, userId } = payment;
  const isOther = userId !== user.id;
  return (
    <>
      <Button icon="print" aria-haspopup="dialog" onClick={onPrint}>
        {t('employees.payroll.print')}
      </Button>
      {isOther && status !== 'voided' && (
        <ActionButton icon="trash" action={voidPayment} of={payment}>
          {t('employees.payroll.void')}
        </ActionButton>
      )}
      {isOther && status === 'draft' && (
        <ActionButton tone="primary" icon="check" action={approvePayment} of={payment}>
          {t('employees.payroll.approve')}
        </ActionButton>
      )}
      {isOther && status === 'approved' && (
        <ActionButton tone="primary" icon="cash" action={payPayment} of={payment}>
          {t('employees.payroll.pay')}
        </ActionButton>
      )}
    </>
  );
}

function PaymentView({ payment }: { payment: PayrollPayment }) {
  const t = useTranslate();
  const { day, moment } = useFormats();
  const sums = usePaySums(payment);
  const by = (name: string | null, at: string | null) =>
    name === null ? null : at === null ? name : t('employees.payroll.by', { name, moment: moment(at) });
  const facts = [
    { id: 'status', value: <PaymentStatus status={payment.status} /> },
    { id: 'days', value: t('employees.payroll.period', { from: day(payment.from), to: day(payment.to) }) },
    { id: 'created', value: by(payment.createdBy, payment.createdAt) },
    { id: 'approved', value: by(payment.approvedBy, payment.approvedAt) },
    { id: 'paid', value: by(payment.paidBy, payment.paidAt) },
    { id: 'tender', value: payment.tender && t(`employees.payroll.tender.${payment.tender}`) },
    { id: 'reference', value: payment.reference },
    { id: 'voided', value: by(payment.voidedBy, null) },
  ] as const;
  return (
    <Stack>
      {payment.reason !== null && (
        <Alert tone="bad" title={t('employees.payroll.voided')}>
          {payment.reason}
        </Alert>
      )}
      <DescriptionList
        items={facts
          .filter(({ value }) => value !== null)
          .map(({ id, value }) => ({ id, label: t(`employees.payroll.fact.${id}`), value }))}
      />
      <PayLines lines={payment.lines} />
      <SumList items={sums} />
    </Stack>
  );
}
