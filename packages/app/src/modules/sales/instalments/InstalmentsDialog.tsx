import { Problem } from '@tilldesk/domain/problems';
import {
  evenParts,
  INSTALMENTS_MAX,
  INSTALMENTS_MIN,
  paces,
  assertAgreement,
  type Agreed,
  type Pace,
} from '@tilldesk/domain/selling';
import { invoices, type Invoice } from '@tilldesk/domain/shop';
import { addDays, dayOf } from '@tilldesk/domain/time';
import { DateInput, Field, Figure, MoneyInput, NumberInput, Strip } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { Fragment, useState } from 'react';
import { useIntl } from 'react-intl';
import { ReasonDialog } from '../../../approvals/ReasonDialog.tsx';
import { useApprovedMutation } from '../../../approvals/useApprovedMutation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { useSession } from '../../../session/useSession.ts';
import { touches } from '../details/touches.ts';
import { Parts, Plan } from './Instalments.styles.ts';

/** Default number of instalments and of days until the first. */
const PARTS = 3;
const DAYS_TO_FIRST = 30;

/** A part being edited. `place` keeps its row stable when its day changes. */
type Part = Agreed & { place: number };
type Entered = { count: number | null; first: string; pace: Pace; rows: Part[] };

/** Agrees on instalments for an open invoice. Even parts are proposed, and each part can be changed. */
export function InstalmentsDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { locale } = useIntl();
  const problems = useProblem();
  const { timeZone } = useSession().store;
  const { work, approvalDialog, start } = useApprovedMutation(invoice.id, touches, onClose);
  const { id, version, due, currency } = invoice;
  const number = invoice.number ?? '';
  const most = Math.min(INSTALMENTS_MAX, due);
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [entered, setEntered] = useState<Entered>(() =>
    planned({ count: PARTS, first: addDays(today, DAYS_TO_FIRST), pace: 'month', rows: [] }, due, most),
  );
  const { count, first, pace, rows } = entered;
  const plan = (change: Partial<Entered>) => setEntered(planned({ ...entered, ...change }, due, most));
  const write = (place: number, change: Partial<Agreed>) =>
    setEntered({ ...entered, rows: rows.map((row) => (row.place === place ? { ...row, ...change } : row)) });
  const planErrors = fieldErrorsOf(rows, due, today);
  const fieldErrors = problems.fields({ ...work.problem?.fields, ...planErrors });
  const left = rows.reduce((rest, { amount }) => rest - amount, due);
  const isComplete = Object.keys(planErrors).length === 0;

  const confirm = (reason: string) => {
    const body = { version, rows: rows.map(({ dueDate, amount }) => ({ dueDate, amount })), reason };
    start({
      action: 'invoice.correct',
      sentence: t('instalments.sentence', { due: money(due), number, reason }),
      done: t('instalments.done', { number, count: rows.length }),
      order: body,
      send: (_, approval) => call(invoices.agree, { params: { id }, body: { ...body, ...approval } }),
    });
  };
  return (
    <>
      <ReasonDialog
        title={t('instalments.dialog', { number })}
        text={t('instalments.text', { due: money(due) })}
        action={t('instalments.do')}
        work={work}
        complete={isComplete}
        onConfirm={confirm}
        onClose={onClose}
      >
        {() => (
          <>
            <Plan>
              <Field label={t('instalments.count')}>
                <NumberInput
                  min={INSTALMENTS_MIN}
                  max={most}
                  value={count}
                  onChange={(next) => plan({ count: next })}
                />
              </Field>
              <Field label={t('instalments.pace')}>
                <Select
                  options={paces.map((one) => ({ id: one, label: t(`instalments.pace.${one}`) }))}
                  value={pace}
                  onChange={(one) => plan({ pace: paces.find((known) => known === one) ?? pace })}
                />
              </Field>
              <Field label={t('instalments.first')}>
                <DateInput value={first} min={today} onChange={(day) => plan({ first: day })} />
              </Field>
            </Plan>
            <Parts>
              {rows.map(({ place, dueDate, amount }) => (
                <Fragment key={place}>
                  <Field label={t('instalments.day', { at: place + 1 })} error={fieldErrors[`rows.${place}.dueDate`]}>
                    <DateInput value={dueDate} min={today} onChange={(day) => write(place, { dueDate: day })} />
                  </Field>
                  <Field label={t('instalments.amount', { at: place + 1 })} error={fieldErrors[`rows.${place}.amount`]}>
                    <MoneyInput
                      currency={currency}
                      locale={locale}
                      value={amount}
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
        )}
      </ReasonDialog>
      {approvalDialog}
    </>
  );
}

/** Returns even parts for a plan, or the current parts while the plan is incomplete. */
function planned(entered: Entered, due: number, most: number): Entered {
  const { count, first, pace } = entered;
  if (count === null || count < INSTALMENTS_MIN || count > most || first === '') return entered;
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
