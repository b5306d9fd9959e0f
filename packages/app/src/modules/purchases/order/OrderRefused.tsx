import { Alert, Button } from '@tilldesk/ui';
import { useEffect, useRef } from 'react';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import type { OrderDesk } from './useOrder.ts';

type OrderRefusedProps = {
  desk: OrderDesk;
  /** Gets the draft again as the server has it. */
  onReload?: (() => void) | undefined;
};

/** Says why the order was not saved or placed; it takes the focus after every refused attempt. */
export function OrderRefused({ desk, onReload }: OrderRefusedProps) {
  const say = useSay();
  const problems = useProblem();
  const box = useRef<HTMLDivElement>(null);
  const { attempts, problem, unsure, mistakes } = desk;
  useEffect(
    function leadToIt() {
      if (attempts > 0) box.current?.focus();
    },
    [attempts],
  );
  const count = Object.keys(mistakes).length;
  if (problem === null && count === 0) return null;
  const isOutdated = problem?.code === 'record.changed' || problem?.code === 'purchase.placed';
  const empty = mistakes['lines'];
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        tone={unsure ? 'warn' : 'bad'}
        title={say(count > 0 ? 'form.wrong' : 'form.failed', { count })}
        actions={
          isOutdated &&
          onReload && (
            <Button
              size="s"
              icon="refresh"
              onClick={() => {
                desk.draft.drop();
                desk.release();
                onReload();
              }}
            >
              {say('purchases.reload')}
            </Button>
          )
        }
      >
        {problem && (unsure ? say('buying.unsure') : problems.say(problem))}
        {!problem && empty && problems.field(empty)}
      </Alert>
    </div>
  );
}
