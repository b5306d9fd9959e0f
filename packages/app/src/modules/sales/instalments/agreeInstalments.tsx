import { Problem } from '@tilldesk/domain/problems';
import {
  evenParts,
  INSTALMENTS_MAX,
  INSTALMENTS_MIN,
  paces,
  assertAgreement,
  type Agreed,
  type Pace,
  invoices,
  type Invoice,
} from '@tilldesk/domain/sales';
import { addDays } from '@tilldesk/domain/time';
import { DateInput, Field, Figure, MoneyInput, NumberInput, Strip } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { action, type Action, type ActionInputProps } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { reasonField, safeRetry } from '../../../approvals/reasonField.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { touches } from '../details/touches.ts';
import { Parts, Plan } from './Instalments.styles.ts';

/** Default number of instalments and of days until the first. */
const PARTS = 3;
const DAYS_TO_FIRST = 30;

/** A part being edited. `place` keeps its row stable when its day changes. */
type Part = Agreed & { place: number };
type Entered = { count: number | null; first: string; pace: Pace; rows: Part[]; today: string };

/** Agrees on instalments for an open invoice. Even parts are proposed, and each part can be changed. */
export const agreeInstalments: Action<Invoice> = action({
  title: 'instalments.dialog',
  text: 'instalments.text',
  confirm: 'instalments.do',
  unsure: safeRetry,
  values: ({ number, due }, { money }, { plan }) => ({
    number: number ?? '',
    due: money(due),
    count: plan?.rows.length,
  }),
  fields: {
    plan: {
      input: PlanInput,
      initial: ({ due }, { today }): Entered =>
        planned({ count: PARTS, first: addDays(today, DAYS_TO_FIRST), pace: 'month', rows: [], today }, due),
      check: ({ rows, today }, { due }) => Object.values(fieldErrorsOf(rows, due, today))[0],
      parts: ['rows'],
    },
    reason: reasonField,
  },
  approval: { action: 'invoice.correct', subjectId: ({ id }) => id, sentence: 'instalments.sentence' },
  send({ id, version }, { plan, reason }, { approval }) {
    const rows = plan.rows.map(({ dueDate, amount }) => ({ dueDate, amount }));
    return call(invoices.agree, { params: { id }, body: { version, rows, reason, ...approval } });
  },
  done: 'instalments.done',
  refresh: touches,
});

/** The plan and its parts. The rules of the server are checked while typing. */
function PlanInput(props: ActionInputProps<Invoice, Entered>) {
  const { of: invoice, value: entered, onChange, serverErrors, readOnly } = props;
  const t = useTranslate();
  const { money } = useFormats();
  const { locale } = useIntl();
  const problems = useProblem();
  const { due, currency } = invoice;
  const { count, first, pace, rows, today } = entered;
  const plan = (change: Partial<Entered>) => onChange(planned({ ...entered, ...change }, due));
  const write = (place: number, change: Partial<Agreed>) =>
    onChange({ ...entered, rows: rows.map((row) => (row.place === place ? { ...row, ...change } : row)) });
  const fieldErrors = { ...serverErrors, ...problems.fields(fieldErrorsOf(rows, due, today)) };
  const left = rows.reduce((rest, { amount }) => rest - amount, due);
  return (
    <>
      <Plan>
        <Field label={t('instalments.count')}>
          <NumberInput
            min={INSTALMENTS_MIN}
            max={mostOf(due)}
            value={count}
            readOnly={readOnly}
            onChange={(next) => plan({ count: next })}
          />
        </Field>
        <Field label={t('instalments.pace')}>
          <Select
            options={paces.map((one) => ({ id: one, label: t(`instalments.pace.${one}`) }))}
            value={pace}
            readOnly={readOnly}
            onChange={(one) => plan({ pace: paces.find((known) => known === one) ?? pace })}
          />
        </Field>
        <Field label={t('instalments.first')}>
          <DateInput value={first} min={today} readOnly={readOnly} onChange={(day) => plan({ first: day })} />
        </Field>
      </Plan>
      <Parts>
        {rows.map(({ place, dueDate, amount }) => (
          <Fragment key={place}>
            <Field label={t('instalments.day', { at: place + 1 })} error={fieldErrors[`rows.${place}.dueDate`]}>
              <DateInput
                value={dueDate}
                min={today}
                readOnly={readOnly}
                onChange={(day) => write(place, { dueDate: day })}
              />
            </Field>
            <Field label={t('instalments.amount', { at: place + 1 })} error={fieldErrors[`rows.${place}.amount`]}>
              <MoneyInput
                currency={currency}
                locale={locale}
                value={amount}
                readOnly={readOnly}
                onChange={(next) => write(place, { amount: next ?? 0 })}
              />
            </Field>
          </Fragment>
        ))}
      </Parts>
      <Strip role="status" tone={left === 0 ? 'ok' : 'warn'} end={left !== 0 && <Figure value={money(left)} />}>
        {t(left === 0 ? 'instalments.exact' : 'instalments.left')}
      </Strip>
    </>
  );
}

const mostOf = (due: number) => Math.min(INSTALMENTS_MAX, due);

/** Returns even parts for a plan, or the current parts while the plan is incomplete. */
function planned(entered: Entered, due: number): Entered {
  const { count, first, pace } = entered;
  if (count === null || count < INSTALMENTS_MIN || count > mostOf(due) || first === '') return entered;
  return { ...entered, rows: evenParts(due, count, first, pace).map((part, place) => ({ ...part, place })) };
}

/** Returns the errors of the parts by field, by the rules of the server. */
function fieldErrorsOf(rows: readonly Agreed[], due: number, today: string) {
  try {
    assertAgreement(rows, due, today);
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.fields ?? {};
  }
}
