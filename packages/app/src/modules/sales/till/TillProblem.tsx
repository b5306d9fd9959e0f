import { Alert, Button } from '@tilldesk/ui';
import { Go } from '../../../kit/go/Go.tsx';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import type { TillRefusal } from './useTill.ts';

export type TillProblemProps = { refusal: TillRefusal; onClose: () => void; onReload: () => void };

/** Says why something was refused, and what can be done about it. */
export function TillProblem({ refusal: { at, problem }, onClose, onReload }: TillProblemProps) {
  const say = useSay();
  const problems = useProblem();
  const sold = problem.params['invoice'];
  const isOutdated = problem.code === 'record.changed' || problem.code === 'invoice.posted';
  const inside = Object.values(problem.fields).filter(({ code }) => code !== problem.code);
  return (
    <Alert
      tone="bad"
      title={say(titleOf(at, problem))}
      closeLabel={say('sales.close')}
      onClose={onClose}
      actions={
        <>
          {isOutdated && (
            <Button size="s" icon="refresh" onClick={onReload}>
              {say('sales.till.reload')}
            </Button>
          )}
          {sold !== undefined && (
            <Go to="/sale-invoice-management" query={{ search: String(sold) }} tone="secondary" size="s">
              {say('sales.till.showInvoice', { invoice: String(sold) })}
            </Go>
          )}
        </>
      }
    >
      {problem.code === 'record.changed' ? say('sales.till.changedElsewhere') : problems.say(problem)}
      {inside.map((field) => (
        <div key={field.message}>{problems.field(field)}</div>
      ))}
    </Alert>
  );
}

/** A scan that nobody answered says nothing of whether the thing can be sold. */
function titleOf(at: TillRefusal['at'], { unreachable, status }: TillRefusal['problem']) {
  if (at === 'invoice') return 'sales.till.notSaved';
  if (unreachable) return 'sales.till.noConnection';
  return status >= 500 ? 'sales.till.notLookedUp' : 'sales.till.refused';
}
