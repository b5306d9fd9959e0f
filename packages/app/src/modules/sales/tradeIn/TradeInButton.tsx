import { Button, Kbd } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useKeys } from '../../../browser/useKeys.ts';
import type { CartCustomer } from '../till/cart.ts';
import type { TradeInSeller } from './tradeInEntry.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const TradeInDialog = lazyPart(async () => (await import('./TradeInDialog.tsx')).TradeInDialog, { ahead: true });

export type TradeInButtonProps = {
  invoiceId: string;
  customer: CartCustomer | null;
  /** Called with the seller of the device, who becomes the customer of the sale. */
  onCustomer: (customer: TradeInSeller) => void;
};

/** Opens the form for a device that pays for the sale. */
export function TradeInButton({ invoiceId, customer, onCustomer }: TradeInButtonProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useKeys({ F4: () => setOpen(true) });
  return (
    <>
      <Button icon="refresh" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('tradeIn.add')} <Kbd>{'F4'}</Kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <TradeInDialog
            invoiceId={invoiceId}
            customer={customer}
            onClose={() => setOpen(false)}
            onDone={(seller) => {
              setOpen(false);
              if (seller.id !== customer?.id) onCustomer(seller);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
