import { compareNames } from '@tilldesk/domain/fields';
import { invoices, tillPeople, type Invoice } from '@tilldesk/domain/sales';
import { Field } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { action, missingValue, type Action, type ActionInputProps } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { reasonField, safeRetry } from '../../../approvals/reasonField.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { touches } from './touches.ts';

/** The new salesperson of a line, or of all lines that have none of their own if `lineId` is null. */
type Correction = { lineId: string | null; salesperson: { id: string; name: string } | null };

/** Corrects the salesperson of an invoice or of one line. Commissions follow this correction (docs/decisions/0038). */
export const correctSalesperson: Action<Invoice> = action({
  title: 'sales.salesperson.title',
  text: (invoice, { t }, { correction }) =>
    t('sales.salesperson.text', { name: currentSalesperson(invoice, correction?.lineId) }),
  confirm: 'sales.salesperson.do',
  unsure: safeRetry,
  values: ({ number }, _, { correction }) => ({ number: number ?? '', name: correction?.salesperson?.name }),
  fields: {
    correction: {
      input: SalespersonInput,
      initial: (): Correction => ({ lineId: null, salesperson: null }),
      check: ({ salesperson }) => (salesperson === null ? missingValue : undefined),
      parts: ['salespersonId'],
    },
    reason: reasonField,
  },
  approval: { action: 'invoice.correct', subjectId: ({ id }) => id, sentence: 'sales.salesperson.sentence' },
  send: ({ id }, { correction: { lineId, salesperson }, reason }, { key, approval }) =>
    call(
      invoices.correctSalesperson,
      {
        params: { id },
        body: { salespersonId: salesperson?.id ?? '', ...(lineId !== null && { lineId }), reason, ...approval },
      },
      { key },
    ),
  done: 'sales.salesperson.done',
  refresh: touches,
});

const currentSalesperson = ({ lines, salesperson }: Invoice, lineId: string | null | undefined) =>
  lines.find(({ id }) => id === lineId)?.salesperson ?? salesperson;

/** Option value for all lines that have no salesperson of their own. */
const WHOLE_INVOICE = 'whole';

function SalespersonInput(props: ActionInputProps<Invoice, Correction>) {
  const { of: invoice, value, onChange, error, serverErrors, readOnly } = props;
  const t = useTranslate();
  const { data } = useAnswer(tillPeople, {});
  const now = currentSalesperson(invoice, value.lineId);
  const people = (data?.items ?? [])
    .filter((person) => person.name !== now)
    .toSorted((a, b) => compareNames(a.name, b.name));
  return (
    <>
      {invoice.lines.length > 1 && (
        <Field label={t('sales.salesperson.of')}>
          <Select
            options={[
              { id: WHOLE_INVOICE, label: t('sales.salesperson.whole') },
              ...invoice.lines.map(({ id, description, unitCode }) => ({
                id,
                label: description,
                ...(unitCode !== null && { hint: unitCode }),
              })),
            ]}
            value={value.lineId ?? WHOLE_INVOICE}
            readOnly={readOnly}
            onChange={(id) => onChange({ lineId: id === WHOLE_INVOICE ? null : id, salesperson: null })}
          />
        </Field>
      )}
      <Field label={t('sales.salesperson.new')} required error={error ?? serverErrors['salespersonId']}>
        <Select
          options={people.map(({ id, name }) => ({ id, label: name }))}
          value={value.salesperson?.id ?? null}
          readOnly={readOnly}
          onChange={(id) => onChange({ ...value, salesperson: people.find((person) => person.id === id) ?? null })}
        />
      </Field>
    </>
  );
}
