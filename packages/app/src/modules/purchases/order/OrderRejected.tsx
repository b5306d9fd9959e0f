import { Alert, Button } from '@tilldesk/ui';
import { useEffect, useRef } from 'react';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { OrderController } from './useOrder.ts';

type OrderRejectedProps = {
  controller: OrderController;
  /** Reloads the draft from the server. */
  onReload?: (() => void) | undefined;
};

/** Shows why the order was not saved or placed; takes the focus after every rejected attempt. */
export function OrderRejected({ controller, onReload }: OrderRejectedProps) {
  const t = useTranslate();
  const problems = useProblem();
  const box = useRef<HTMLDivElement>(null);
  const { attempts, problem, unsure, fieldErrors } = controller;
  useEffect(
    function leadToIt() {
      if (attempts > 0) box.current?.focus();
    },
    [attempts],
  );
  const count = Object.keys(fieldErrors).length;
  if (problem === null && count === 0) return null;
  const isOutdated = problem?.code === 'record.changed' || problem?.code === 'purchase.placed';
  const empty = fieldErrors['lines'];
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        tone={unsure ? 'warn' : 'bad'}
        title={t(count > 0 ? 'form.wrong' : 'form.failed', { count })}
        actions={
          isOutdated &&
          onReload && (
            <Button
              size="s"
              icon="refresh"
              onClick={() => {
                controller.draft.drop();
                controller.release();
                onReload();
              }}
            >
              {t('purchases.reload')}
            </Button>
          )
        }
      >
        {problem && (unsure ? t('buying.unsure') : problems.message(problem))}
        {!problem && empty && problems.field(empty)}
      </Alert>
    </div>
  );
}
