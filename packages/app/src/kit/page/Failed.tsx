import { Button, EmptyState } from '@tilldesk/ui';
import type { Refusal } from '../say/problemSentences.ts';
import { problemSentence } from '../say/problemSentences.ts';
import { useSay } from '../say/useSay.ts';

/** Stands where an answer should: says why there is none and asks again. */
export function Failed({ problem, onAgain }: { problem: Refusal; onAgain: () => void }) {
  const say = useSay();
  return (
    <EmptyState
      role="alert"
      icon="warning"
      title={say('shell.failed.title')}
      text={problemSentence(problem, say.known, String)}
      action={<Button onClick={onAgain}>{say('shell.failed.again')}</Button>}
    />
  );
}
