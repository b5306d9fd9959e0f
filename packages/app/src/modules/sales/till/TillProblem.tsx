import { Alert, Button } from '@tilldesk/ui';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { TillRejection } from './useTill.ts';

export type TillProblemProps = { rejection: TillRejection; onClose: () => void; onReload: () => void };

/** Shows why an action was rejected and how to fix it. */
export function TillProblem({ rejection: { at, problem }, onClose, onReload }: TillProblemProps) {
  const t = useTranslate();
  const problems = useProblem();
  const sold = problem.params['invoice'];
  const isOutdated = problem.code === 'record.changed' || problem.code === 'invoice.posted';
  const inside = Object.values(problem.fields).filter(({ code }) => code !== problem.code);
  return (
    <Alert
      tone="bad"
      title={t(titleOf(at, problem))}
      closeLabel={t('sales.close')}
      onClose={onClose}
      actions={
        <>
          {isOutdated && (
            <Button size="s" icon="refresh" onClick={onReload}>
              {t('sales.till.reload')}
            </Button>
          )}
          {sold !== undefined && (
            <PageLink to="/sale-invoice-management" query={{ search: String(sold) }} tone="secondary" size="s">
              {t('sales.till.showInvoice', { invoice: String(sold) })}
            </PageLink>
          )}
        </>
      }
    >
      {problem.code === 'record.changed' ? t('sales.till.changedElsewhere') : problems.message(problem)}
      {inside.map((field) => (
        <div key={field.message}>{problems.field(field)}</div>
      ))}
    </Alert>
  );
}

/** Returns the title of a rejection. A failed lookup does not mean that the product cannot be sold. */
function titleOf(at: TillRejection['at'], { unreachable, status }: TillRejection['problem']) {
  if (at === 'invoice') return 'sales.till.notSaved';
  if (unreachable) return 'sales.till.noConnection';
  return status >= 500 ? 'sales.till.notLookedUp' : 'sales.till.rejected';
}
