import { compareNames } from '@tilldesk/domain/fields';
import { invoices, tillPeople, type Invoice } from '@tilldesk/domain/shop';
import { Field } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { ReasonDialog } from '../../../approvals/ReasonDialog.tsx';
import { useApprovedMutation } from '../../../approvals/useApprovedMutation.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { touches } from './touches.ts';

/** Option value for all lines that have no salesperson of their own. */
const WHOLE_INVOICE = 'whole';

/** Corrects the salesperson of an invoice or of one line. Commissions follow this correction (docs/decisions/commerce/0038). */
export function SalespersonDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTranslate();
  const problems = useProblem();
  const { work, approvalDialog, start } = useApprovedMutation(invoice.id, touches, onClose);
  const { data } = useAnswer(tillPeople, {});
  const [of, setOf] = useState(WHOLE_INVOICE);
  const [chosen, setChosen] = useState<string | null>(null);
  const line = invoice.lines.find(({ id }) => id === of);
  const now = line?.salesperson ?? invoice.salesperson;
  const people = (data?.items ?? [])
    .filter((person) => person.name !== now)
    .map(({ id, name }) => ({ id, label: name }))
    .toSorted((a, b) => compareNames(a.label, b.label));
  const name = people.find(({ id }) => id === chosen)?.label ?? '';
  const number = invoice.number ?? '';
  const confirm = (reason: string) => {
    if (chosen === null) return;
    start({
      action: 'invoice.correct',
      sentence: t('sales.salesperson.sentence', { number, name, reason }),
      done: t('sales.salesperson.done', { number, name }),
      order: { of, chosen, reason },
      send: (key, approval) =>
        call(
          invoices.correctSalesperson,
          {
            params: { id: invoice.id },
            body: { salespersonId: chosen, ...(line && { lineId: line.id }), reason, ...approval },
          },
          { key },
        ),
    });
  };
  const missing = chosen === null ? problems.field({ code: 'required', message: '' }) : undefined;
  return (
    <>
      <ReasonDialog
        title={t('sales.salesperson.title', { number })}
        text={t('sales.salesperson.text', { name: now })}
        action={t('sales.salesperson.do')}
        work={work}
        complete={chosen !== null}
        onConfirm={confirm}
        onClose={onClose}
      >
        {(tried) => (
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
                  value={of}
                  onChange={(id) => {
                    setOf(id ?? WHOLE_INVOICE);
                    setChosen(null);
                  }}
                />
              </Field>
            )}
            <Field
              label={t('sales.salesperson.new')}
              required
              error={(tried ? missing : undefined) ?? problems.fields(work.problem?.fields ?? {})['salespersonId']}
            >
              <Select options={people} value={chosen} onChange={setChosen} />
            </Field>
          </>
        )}
      </ReasonDialog>
      {approvalDialog}
    </>
  );
}
