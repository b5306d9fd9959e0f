import type { PrintTrouble as Reason } from '@tilldesk/domain/machines';
import { Button } from '@tilldesk/ui';
import { useEffect, useEffectEvent } from 'react';
import type { PrinterRole } from '../../wiring/printerRoles.ts';
import { tellPrinting } from '../../wiring/printing.ts';
import { toasts } from '../../wiring/toasts.ts';
import { catalogue } from '../say/catalogue.ts';
import { useSay } from '../say/useSay.ts';
import { printingMessages } from './printing.messages.ts';
import { Above } from './PrintTrouble.styles.ts';

type PrintTroubleProps = { role: PrinterRole; title: string; trouble: Reason; waiting: number };

/**
 * Says what did not come out and why, and asks what shall become of it. It stands above the page and blocks nothing; while
 * a panel covers the page a toast says it too.
 */
function PrintTrouble({ role, title, trouble, waiting }: PrintTroubleProps) {
  const say = useSay();
  const failed = say('printing.failed', { title });
  const why = say(`printing.trouble.${trouble}`);
  const tellAbovePanels = useEffectEvent(() => {
    if (document.querySelector(':modal') !== null) toasts.show({ tone: 'bad', text: failed, detail: why });
  });
  useEffect(
    function tellWhoeverCannotSeeThePage() {
      tellAbovePanels();
    },
    [trouble, title],
  );
  return (
    <Above
      tone="bad"
      title={failed}
      actions={
        <>
          <Button size="s" onClick={() => tellPrinting(role, 'retry')}>
            {say('printing.again')}
          </Button>
          <Button size="s" onClick={() => tellPrinting(role, 'handOver')}>
            {say('printing.dialog')}
          </Button>
          <Button size="s" tone="quiet" onClick={() => tellPrinting(role, 'drop')}>
            {say('printing.drop')}
          </Button>
        </>
      }
    >
      {why} {waiting > 0 && say('printing.waiting', { count: waiting })}
    </Above>
  );
}

/** Loads it with its sentences: no page carries any of it. */
export async function loadPrintTrouble() {
  await catalogue.add(printingMessages);
  return PrintTrouble;
}
