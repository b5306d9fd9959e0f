import { Button } from '@tilldesk/ui';
import type { Refusal } from '../say/problemSentences.ts';
import { problemSentence } from '../say/problemSentences.ts';
import { useSay } from '../say/useSay.ts';
import { FailedPanel } from './Page.styles.ts';

/** Stands where an answer should: says why there is none and asks again. */
export function Failed({ problem, onAgain }: { problem: Refusal; onAgain: () => void }) {
  const say = useSay();
  return (
    <FailedPanel role="alert">
      <strong>{say('shell.failed.title')}</strong>
      <p>{problemSentence(problem, say.known, String)}</p>
      <Button onClick={onAgain}>{say('shell.failed.again')}</Button>
    </FailedPanel>
  );
}
