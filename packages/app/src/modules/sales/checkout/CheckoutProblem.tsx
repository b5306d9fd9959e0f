import type { Invoice } from '@tilldesk/domain/shop';
import { Alert, Button } from '@tilldesk/ui';
import { useState } from 'react';
import { Go } from '../../../kit/go/Go.tsx';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import type { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { useStartHere } from '../../../kit/page/useStartHere.ts';
import { later } from '../../../kit/page/later.tsx';

const WhyDialog = later(async () => (await import('./WhyDialog.tsx')).WhyDialog);

export type CheckoutProblemProps = {
  problem: ApiProblem;
  invoice: Invoice;
  /** Sends the same again; given while nobody knows whether the sale was made. */
  onRetry: (() => void) | undefined;
  onAgain: () => void;
  /** Writes down why something goes for so little. */
  onExplain: (reason: string) => void;
  /** Saves the sale again with the tax of today. */
  onRenew: () => void;
};

/** Says why the sale was not made, and leads to where that can be mended. */
export function CheckoutProblem({ problem, invoice, onRetry, onAgain, onExplain, onRenew }: CheckoutProblemProps) {
  const say = useSay();
  const problems = useProblem();
  const start = useStartHere<HTMLButtonElement>(problem);
  const isOfLines = Object.keys(problem.fields).some((path) => path.startsWith('lines.'));
  const isOutdated = problem.code === 'record.changed' || problem.code === 'invoice.posted';
  const wantsReason = problem.code === 'invoice.reasonMissing' && invoice.status === 'draft';
  const [isExplaining, setExplaining] = useState(wantsReason);
  return (
    <Alert
      tone="bad"
      title={onRetry ? say('sales.checkout.unknown') : say('sales.checkout.refused')}
      actions={
        <>
          {onRetry && (
            <Button ref={start} size="s" icon="refresh" onClick={onRetry}>
              {say('shell.failed.again')}
            </Button>
          )}
          {wantsReason && (
            <Button size="s" icon="edit" aria-haspopup="dialog" onClick={() => setExplaining(true)}>
              {say('sales.why.title')}
            </Button>
          )}
          {problem.code === 'invoice.taxChanged' && (
            <Button ref={start} size="s" icon="refresh" onClick={onRenew}>
              {say('sales.checkout.renew')}
            </Button>
          )}
          {isOutdated && (
            <Button size="s" icon="refresh" onClick={onAgain}>
              {say('sales.till.reload')}
            </Button>
          )}
          {isOfLines && (
            <Go
              to="/sale-invoice-management/invoice-edit/:invoiceId"
              with={{ invoiceId: invoice.id }}
              tone="secondary"
              size="s"
              icon="arrow-left"
            >
              {say('sales.checkout.mend')}
            </Go>
          )}
        </>
      }
    >
      {isExplaining && (
        <WhyDialog
          text={problems.say(problem)}
          onSave={(reason) => {
            setExplaining(false);
            onExplain(reason);
          }}
          onClose={() => setExplaining(false)}
        />
      )}
      {problems.say(problem)} {onRetry && say('sales.checkout.unknown.text')}
    </Alert>
  );
}
