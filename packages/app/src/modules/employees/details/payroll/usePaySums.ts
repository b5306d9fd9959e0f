import type { PayrollPayment } from '@tilldesk/domain/employees';
import { useFormats } from '../../../../i18n/useFormats.ts';
import { useTranslate } from '../../../../i18n/useTranslate.ts';

/** Returns the sums of a payment for display: those of zero are left out, the net is last. */
export function usePaySums({ gross, commission, bonus, deductions, net }: PayrollPayment) {
  const t = useTranslate();
  const { money } = useFormats();
  const parts = [
    { id: 'gross', amount: gross },
    { id: 'commission', amount: commission },
    { id: 'bonus', amount: bonus },
    { id: 'deductions', amount: -deductions },
  ] as const;
  return [
    ...parts
      .filter(({ amount }) => amount !== 0)
      .map(({ id, amount }) => ({ id: id as string, label: t(`employees.payroll.sum.${id}`), value: money(amount) })),
    { id: 'net', label: t('employees.payroll.sum.net'), value: money(net), total: true },
  ];
}
