import { policyCalls } from '@tilldesk/domain/selling';
import { refundPolicy, type PolicyHead, type RefundPolicyVersion } from '@tilldesk/domain/shop';
import { Card, Field } from '@tilldesk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Failed } from '../../kit/page/Failed.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Wait } from '../../kit/page/Wait.tsx';
import { FieldInput } from '../../kit/resource/FieldInput.tsx';
import { Fields, WithAside } from '../../kit/resource/Form.styles.ts';
import { placeOf } from '../../kit/resource/placeOf.ts';
import { useProblem } from '../../kit/say/useProblem.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { SettingsFrame } from '../../kit/settings/SettingsFrame.tsx';
import { useAnswer } from '../../wiring/answers.ts';
import { call } from '../../wiring/api.ts';
import { PolicyAside } from './PolicyAside.tsx';
import { PolicyTextFields } from './PolicyTextFields.tsx';
import { usePrinted } from './printed.ts';
import { usePolicy } from './usePolicy.ts';
import { VersionDialog } from './VersionDialog.tsx';

/** While it is written a fee may be missing. */
type Written = Omit<RefundPolicyVersion, keyof PolicyHead | 'restockingFeeRate'> & { restockingFeeRate: string | null };

const blank: Written = { textEn: null, textEs: null, returnDays: null, restockingFeeRate: '0' };
const rules = ['returnDays', 'restockingFeeRate'] as const;
const fields = ['textEn', 'textEs', ...rules] as const;
const kept = z.partial(z.extend(refundPolicy.draft, { restockingFeeRate: z.nullable(z.string()) }));
const { one, version, change } = policyCalls.refund;

/** On which terms goods come back (spec §2). */
export function Screen() {
  const { data, problem, again } = useAnswer(one, {});
  if (data) return <Loaded current={data.current} history={data.history} onAgain={again} />;
  return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
}

type LoadedProps = { current: RefundPolicyVersion | null; history: readonly PolicyHead[]; onAgain: () => void };

function Loaded({ current, history, onAgain }: LoadedProps) {
  const say = useSay();
  const known = useProblem();
  const printed = usePrinted('refund');
  const [shown, setShown] = useState<string | null>(null);
  const answer = useAnswer(version, shown === null ? null : { params: { id: shown } });
  const form = usePolicy<Written, z.output<typeof change.body>>({
    current,
    blank,
    kept,
    body: change.body,
    send: (body) => call(change, { body }),
    again: onAgain,
  });
  const labelOf = (path: string) => {
    const name = fields.find((field) => field === path);
    return name && say(`policies.field.${name}`);
  };
  return (
    <Page about={say('policies.refund.about')}>
      <WithAside data-beside="">
        <SettingsFrame form={form} labelOf={labelOf}>
          <Card title={say('policies.rules')} hint={say('policies.rules.hint')}>
            <Fields>
              {rules.map((name) => (
                <Field
                  key={name}
                  id={placeOf(name)}
                  label={say(`policies.field.${name}`)}
                  hint={say(`policies.field.${name}.hint`)}
                  required={refundPolicy.fields[name].field.required}
                  error={form.problems[name] && known.field(form.problems[name])}
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
          <PolicyTextFields values={form.values} problems={form.problems} onChange={form.set} />
        </SettingsFrame>
        <PolicyAside printed={(language) => printed(form.values, language)} history={history} onShow={setShown} />
      </WithAside>
      {shown !== null && <VersionDialog kind="refund" answer={answer} onClose={() => setShown(null)} />}
    </Page>
  );
}
