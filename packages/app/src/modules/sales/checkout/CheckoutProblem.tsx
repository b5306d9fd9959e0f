import type { Invoice } from '@tilldesk/domain/sales';
import { Alert, Button } from '@tilldesk/ui';
import { useState } from 'react';
import { ActionDialog } from '../../../actions/useAction.tsx';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { ApiProblem } from '../../../api/ApiProblem.ts';
import { useStartFocus } from '../../../page/useStartFocus.ts';
import { explainSale } from './explainSale.tsx';

export type CheckoutProblemProps = {
  problem: ApiProblem;
  invoice: Invoice;
  /** Sends the same request again; set while the outcome of the sale is unknown. */
  onRetry: (() => void) | undefined;
  onAgain: () => void;
  /** Saves the reason for a low price or a large discount. */
  onExplain: (reason: string) => void;
  /** Saves the sale again with today's tax. */
  onRenew: () => void;
};

/** Shows why the sale was not made and links to the place where the problem can be fixed. */
export function CheckoutProblem({ problem, invoice, onRetry, onAgain, onExplain, onRenew }: CheckoutProblemProps) {
  const t = useTranslate();
  const problems = useProblem();
  const start = useStartFocus<HTMLButtonElement>(problem);
  const isOfLines = Object.keys(problem.fields).some((path) => path.startsWith('lines.'));
  const isOutdated = problem.code === 'record.changed' || problem.code === 'invoice.posted';
  const requiresReason = problem.code === 'invoice.reasonMissing' && invoice.status === 'draft';
  const [isExplaining, setExplaining] = useState(requiresReason);
  return (
    <Alert
      tone="bad"
      title={onRetry ? t('sales.checkout.unknown') : t('sales.checkout.rejected')}
      actions={
        <>
          {onRetry && (
            <Button ref={start} size="s" icon="refresh" onClick={onRetry}>
              {t('shell.failed.again')}
            </Button>
          )}
          {requiresReason && (
            <Button size="s" icon="edit" aria-haspopup="dialog" onClick={() => setExplaining(true)}>
              {t('sales.why.title')}
            </Button>
          )}
          {problem.code === 'invoice.taxChanged' && (
            <Button ref={start} size="s" icon="refresh" onClick={onRenew}>
              {t('sales.checkout.renew')}
            </Button>
          )}
          {isOutdated && (
            <Button size="s" icon="refresh" onClick={onAgain}>
              {t('sales.till.reload')}
            </Button>
          )}
          {isOfLines && (
            <PageLink
              to="/sale-invoice-management/invoice-edit/:invoiceId"
              with={{ invoiceId: invoice.id }}
              tone="secondary"
              size="s"
              icon="arrow-left"
            >
              {t('sales.checkout.mend')}
            </PageLink>
          )}
        </>
      }
    >
      {isExplaining && (
        <ActionDialog
          action={explainSale}
          of={{ text: problems.message(problem) }}
          onClose={() => setExplaining(false)}
          onDone={onExplain}
        />
      )}
      {problems.message(problem)} {onRetry && t('sales.checkout.unknown.text')}
    </Alert>
  );
}
