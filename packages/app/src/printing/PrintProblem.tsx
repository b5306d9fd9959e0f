import type { PrintProblem as Reason } from '@tilldesk/domain/machines';
import { Button } from '@tilldesk/ui';
import { useEffect, useEffectEvent } from 'react';
import type { PrinterRole } from './device/printerRoles.ts';
import { sendToPrintQueue } from './device/printQueue.ts';
import { toasts } from '../page/toasts.ts';
import { catalogue } from '../i18n/catalogue.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Above } from './PrintProblem.styles.ts';

type PrintProblemProps = { role: PrinterRole; title: string; problem: Reason; waiting: number };

/**
 * Shows which print job failed and why, and asks what to do with it. It is shown above the page and blocks nothing; while a
 * panel covers the page, a toast shows it too.
 */
function PrintProblem({ role, title, problem, waiting }: PrintProblemProps) {
  const t = useTranslate();
  const failed = t('printing.failed', { title });
  const why = t(`printing.problem.${problem}`);
  const toastAbovePanels = useEffectEvent(() => {
    if (document.querySelector(':modal') !== null) toasts.show({ tone: 'bad', text: failed, detail: why });
  });
  useEffect(
    function toastHiddenPage() {
      toastAbovePanels();
    },
    [problem, title],
  );
  return (
    <Above
      tone="bad"
      title={failed}
      actions={
        <>
          <Button size="s" onClick={() => sendToPrintQueue(role, 'retry')}>
            {t('printing.again')}
          </Button>
          <Button size="s" onClick={() => sendToPrintQueue(role, 'handOver')}>
            {t('printing.dialog')}
          </Button>
          <Button size="s" tone="quiet" onClick={() => sendToPrintQueue(role, 'drop')}>
            {t('printing.drop')}
          </Button>
        </>
      }
    >
      {why} {waiting > 0 && t('printing.waiting', { count: waiting })}
    </Above>
  );
}

/** Loads the component with its messages; no page includes them. */
export async function loadPrintProblem() {
  await catalogue.add('printing');
  return PrintProblem;
}
