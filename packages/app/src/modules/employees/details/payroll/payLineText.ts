import type { PayLine } from '@tilldesk/domain/employees';
import { useFormats } from '../../../../i18n/useFormats.ts';
import { useTranslate } from '../../../../i18n/useTranslate.ts';
import { hoursText } from '../../../../timeclock/hours.ts';

/** A line of a pay stub as text; a deduction is negative. */
export type PayLineText = { id: string; what: string; count: string; rate: string; amount: string };

/** Returns a function that writes the lines of a pay stub. */
export function usePayLineTexts(): (lines: readonly PayLine[]) => PayLineText[] {
  const t = useTranslate();
  const { money, day } = useFormats();
  const countOf = ({ minutes, days, from, to }: PayLine) => {
    if (minutes !== null) return t('employees.payroll.hours', { hours: hoursText(minutes * 60) });
    if (days !== null) return t('employees.payroll.days', { count: days });
    return from === null || to === null ? '' : t('employees.payroll.period', { from: day(from), to: day(to) });
  };
  const rateOf = ({ kind, rate }: PayLine) => {
    if (rate === null) return '';
    return t(kind === 'salary' ? 'employees.pay.rate.salary' : 'employees.pay.rate.hourly', { amount: money(rate) });
  };
  return (lines) =>
    lines.map((line, index) => ({
      id: String(index),
      what:
        line.label === null
          ? t(`employees.payroll.kind.${line.kind}`)
          : `${t(`employees.payroll.kind.${line.kind}`)}: ${line.label}`,
      count: countOf(line),
      rate: rateOf(line),
      amount: money(line.kind === 'deduction' ? -line.amount : line.amount),
    }));
}
