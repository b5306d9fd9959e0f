import type { Invoice } from '@tilldesk/domain/shop';
import { Button, Kbd, Segments } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { Barcode, Receipt, type ReceiptPaper } from '@tilldesk/ui/print';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { printPage, usePaper } from './printing.wiring.ts';
import { Preview } from './ReceiptDialog.styles.ts';
import { receiptOf } from './receiptOf.ts';
import { useReceiptWords } from './useReceiptWords.ts';

export type ReceiptDialogProps = { invoice: Invoice; open: boolean; onClose: () => void };

/** Shows the receipt as it will come out, on the paper of this till; Enter prints it. */
export function ReceiptDialog({ invoice, open, onClose }: ReceiptDialogProps) {
  const say = useSay();
  const { locale } = useIntl();
  const { percent, day } = useFormats();
  const { store } = useSession();
  const [paper, choose] = usePaper();
  const print = useRef<HTMLButtonElement>(null);
  const words = useReceiptWords();
  const papers: Record<ReceiptPaper, string> = { '80mm': say('sales.paper.roll'), a4: say('sales.paper.sheet') };
  const number = invoice.number ?? '';
  const receipt = receiptOf(invoice, store, {
    tax: (rate) => say('sales.tax.of', { rate: percent(rate) }),
    tender: (kind) => say(`sales.tender.${kind}`),
    reference: (text) => say('sales.reference.of', { text }),
    warranty: (until) => say('sales.warranty.until', { day: day(until) }),
  });
  return (
    <Dialog
      open={open}
      size={paper === 'a4' ? 'xl' : 'm'}
      title={say('sales.receipt.of', { number })}
      closeLabel={say('sales.close')}
      initialFocus={print}
      onClose={onClose}
      footer={
        <>
          <Segments
            label={say('sales.paper')}
            value={paper}
            options={(['80mm', 'a4'] as const).map((value) => ({ value, name: papers[value], face: papers[value] }))}
            onChange={choose}
          />
          <Button ref={print} tone="primary" icon="print" onClick={printPage}>
            {say('sales.print')} <Kbd>{'↵'}</Kbd>
          </Button>
        </>
      }
    >
      <Preview look="sunken" tabIndex={0} role="region" aria-label={say('sales.receipt.preview')}>
        <Receipt
          receipt={receipt}
          words={words}
          paper={paper}
          currency={invoice.currency}
          locale={locale}
          timeZone={store.timeZone}
          barcode={<Barcode value={number} label={say('sales.barcode.of', { number })} bare height={36} />}
        />
      </Preview>
    </Dialog>
  );
}
