import { policyCalls } from '@tilldesk/domain/selling';
import { terms, type PolicyHead, type PolicyTexts, type TermsVersion } from '@tilldesk/domain/shop';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Failed } from '../../kit/page/Failed.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Wait } from '../../kit/page/Wait.tsx';
import { WithAside } from '../../kit/resource/Form.styles.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { SettingsFrame } from '../../kit/settings/SettingsFrame.tsx';
import { useAnswer } from '../../wiring/answers.ts';
import { call } from '../../wiring/api.ts';
import { PolicyAside } from './PolicyAside.tsx';
import { PolicyTextFields } from './PolicyTextFields.tsx';
import { usePrinted } from './printed.ts';
import { usePolicy } from './usePolicy.ts';
import { VersionDialog } from './VersionDialog.tsx';

const blank: PolicyTexts = { textEn: null, textEs: null };
const kept = z.partial(terms.draft);
const { one, version, change } = policyCalls.terms;

/** The terms that a sale is made on (spec §2). */
export function Screen() {
  const { data, problem, again } = useAnswer(one, {});
  if (data) return <Loaded current={data.current} history={data.history} onAgain={again} />;
  return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
}

type LoadedProps = { current: TermsVersion | null; history: readonly PolicyHead[]; onAgain: () => void };

function Loaded({ current, history, onAgain }: LoadedProps) {
  const say = useSay();
  const printed = usePrinted('terms');
  const [shown, setShown] = useState<string | null>(null);
  const answer = useAnswer(version, shown === null ? null : { params: { id: shown } });
  const form = usePolicy<PolicyTexts, z.output<typeof change.body>>({
    current,
    blank,
    kept,
    body: change.body,
    send: (body) => call(change, { body }),
    again: onAgain,
  });
  return (
    <Page about={say('policies.terms.about')}>
      <WithAside data-beside="">
        <SettingsFrame form={form} labelOf={(path) => say.known(`policies.field.${path}`)}>
          <PolicyTextFields values={form.values} problems={form.problems} onChange={form.set} />
        </SettingsFrame>
        <PolicyAside printed={(language) => printed(form.values, language)} history={history} onShow={setShown} />
      </WithAside>
      {shown !== null && <VersionDialog kind="terms" answer={answer} onClose={() => setShown(null)} />}
    </Page>
  );
}
