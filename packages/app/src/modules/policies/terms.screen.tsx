import { policyCalls, terms, type PolicyHead, type PolicyTexts, type TermsVersion } from '@tilldesk/domain/policies';
import * as z from 'zod/mini';
import { Failed } from '../../page/Failed.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useAnswer } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { PolicyPage } from './PolicyPage.tsx';
import { usePolicy } from './usePolicy.ts';

const blank: PolicyTexts = { textEn: null, textEs: null };
const savedFields = z.partial(terms.draft);
const { one, version, change } = policyCalls.terms;

/** Edits the terms and conditions of sales (spec §2). */
export function Screen() {
  const { data, problem, again } = useAnswer(one, {});
  if (data) return <Loaded current={data.current} history={data.history} onAgain={again} />;
  return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
}

const useVersion = (id: string | null) => useAnswer(version, id === null ? null : { params: { id } });

type LoadedProps = { current: TermsVersion | null; history: readonly PolicyHead[]; onAgain: () => void };

function Loaded({ current, history, onAgain }: LoadedProps) {
  const form = usePolicy<PolicyTexts, z.output<typeof change.body>>({
    current,
    blank,
    savedSchema: savedFields,
    body: change.body,
    send: (body) => call(change, { body }),
    again: onAgain,
  });
  return <PolicyPage kind="terms" form={form} history={history} useVersion={useVersion} />;
}
