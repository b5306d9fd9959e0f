import { policyCalls, refundPolicy, type PolicyHead, type RefundPolicyVersion } from '@tilldesk/domain/policies';
import { Card, Field } from '@tilldesk/ui';
import * as z from 'zod/mini';
import { Failed } from '../../page/Failed.tsx';
import { Wait } from '../../page/Loading.tsx';
import { FieldInput } from '../../resource/form/FieldInput.tsx';
import { Fields } from '../../resource/form/Form.styles.ts';
import { placeOf } from '../../resource/placeOf.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { PolicyPage } from './PolicyPage.tsx';
import { usePolicy } from './usePolicy.ts';

/** The form values; the fee can be missing while it is typed. */
type Written = Omit<RefundPolicyVersion, keyof PolicyHead | 'restockingFeeRate'> & { restockingFeeRate: string | null };

const blank: Written = { textEn: null, textEs: null, returnDays: null, restockingFeeRate: '0' };
const rules = ['returnDays', 'restockingFeeRate'] as const;
const savedFields = z.partial(z.extend(refundPolicy.draft, { restockingFeeRate: z.nullable(z.string()) }));
const { one, version, change } = policyCalls.refund;

/** Edits the refund policy (spec §2). */
export function Screen() {
  const { data, problem, again } = useAnswer(one, {});
  if (data) return <Loaded current={data.current} history={data.history} onAgain={again} />;
  return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
}

const useVersion = (id: string | null) => useAnswer(version, id === null ? null : { params: { id } });

type LoadedProps = { current: RefundPolicyVersion | null; history: readonly PolicyHead[]; onAgain: () => void };

function Loaded({ current, history, onAgain }: LoadedProps) {
  const t = useTranslate();
  const problemTexts = useProblem();
  const form = usePolicy<Written, z.output<typeof change.body>>({
    current,
    blank,
    savedSchema: savedFields,
    body: change.body,
    send: (body) => call(change, { body }),
    again: onAgain,
  });
  return (
    <PolicyPage kind="refund" form={form} history={history} useVersion={useVersion}>
      <Card title={t('policies.rules')} hint={t('policies.rules.hint')}>
        <Fields>
          {rules.map((name) => (
            <Field
              key={name}
              id={placeOf(name)}
              label={t(`policies.field.${name}`)}
              hint={t(`policies.field.${name}.hint`)}
              required={refundPolicy.fields[name].field.required}
              error={form.problems[name] && problemTexts.field(form.problems[name])}
            >
              <FieldInput
                field={refundPolicy.fields[name].field}
                value={form.values[name]}
                onChange={(value) => form.set({ [name]: value })}
                choice={String}
              />
            </Field>
          ))}
        </Fields>
      </Card>
    </PolicyPage>
  );
}
