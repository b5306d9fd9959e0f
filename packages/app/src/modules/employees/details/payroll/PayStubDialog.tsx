import type { PayrollPayment } from '@tilldesk/domain/employees';
import { DocumentSheet, type SheetColumn } from '@tilldesk/ui/print';
import { useFormats } from '../../../../i18n/useFormats.ts';
import { useTranslate } from '../../../../i18n/useTranslate.ts';
import { PrintDialog } from '../../../../printing/PrintDialog.tsx';
import { contactLines } from '../../../../printing/storeLines.ts';
import { useSheetPaper } from '../../../../printing/useSheetPaper.ts';
import { useSession } from '../../../../session/useSession.ts';
import { hoursText } from '../../../../timeclock/hours.ts';
import { usePayLineTexts, type PayLineText } from './payLineText.ts';
import { usePaySums } from './usePaySums.ts';

/** The pay stub of a payment, to print on a page. */
export function PayStubDialog({ payment, onClose }: { payment: PayrollPayment; onClose: () => void }) {
  const t = useTranslate();
  const { day, moment } = useFormats();
  const { store } = useSession();
  const paper = useSheetPaper();
  const texts = usePayLineTexts();
  const sums = usePaySums(payment);
  const title = t('employees.payroll.stub', { number: payment.number });
  const columns: SheetColumn<PayLineText>[] = [
    { id: 'what', header: t('employees.payroll.stub.what'), cell: ({ what }) => what },
    { id: 'count', header: t('employees.payroll.stub.count'), cell: ({ count }) => count },
    { id: 'rate', header: t('employees.payroll.stub.rate'), cell: ({ rate }) => rate, align: 'end' },
    { id: 'amount', header: t('employees.payroll.stub.amount'), cell: ({ amount }) => amount, align: 'end' },
  ];
  const hours = (['regular', 'overtime', 'doubleTime', 'paidBreak', 'unpaidBreak'] as const).filter(
    (kind) => payment.hours[kind] > 0,
  );
  return (
    <PrintDialog
      open
      size="xl"
      title={title}
      closeLabel={t('employees.payroll.close')}
      label={t('employees.payroll.stub.preview')}
      action={t('employees.payroll.print')}
      onClose={onClose}
    >
      <DocumentSheet
        paper={paper}
        title={title}
        from={{ name: store.storeName, lines: contactLines(store) }}
        parties={[
          { id: 'employee', label: t('employees.payroll.stub.employee'), name: payment.employeeName, lines: [] },
        ]}
        facts={[
          {
            id: 'days',
            label: t('employees.payroll.fact.days'),
            value: t('employees.payroll.period', { from: day(payment.from), to: day(payment.to) }),
          },
          {
            id: 'status',
            label: t('employees.payroll.fact.status'),
            value: t(`employees.payroll.status.${payment.status}`),
          },
          ...(payment.paidAt === null
            ? []
            : [{ id: 'paid', label: t('employees.payroll.fact.paid'), value: moment(payment.paidAt) }]),
          ...hours.map((kind) => ({
            id: kind,
            label: t(`employees.payroll.time.${kind}`),
            value: hoursText(payment.hours[kind] * 60),
          })),
        ]}
        columns={columns}
        rows={texts(payment.lines)}
        rowId={({ id }) => id}
        sums={sums}
      />
    </PrintDialog>
  );
}
