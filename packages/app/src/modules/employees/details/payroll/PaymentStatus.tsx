import type { PayrollStatus } from '@tilldesk/domain/employees';
import { Badge, type Tone } from '@tilldesk/ui';
import { useTranslate } from '../../../../i18n/useTranslate.ts';

const tones: Readonly<Record<PayrollStatus, Tone>> = {
  draft: 'neutral',
  approved: 'accent',
  paid: 'ok',
  voided: 'bad',
};

/** Badge for the status of a payroll payment. */
export function PaymentStatus({ status }: { status: PayrollStatus }) {
  const t = useTranslate();
  return <Badge tone={tones[status]}>{t(`employees.payroll.status.${status}`)}</Badge>;
}
