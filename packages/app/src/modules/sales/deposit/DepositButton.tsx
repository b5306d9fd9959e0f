import type { Invoice } from '@tilldesk/domain/shop';
import { Button } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const TakeDepositDialog = lazyPart(async () => (await import('./TakeDepositDialog.tsx')).TakeDepositDialog, {
  ahead: true,
});

/** Takes a deposit for a saved draft or quote. Renders nothing if the invoice has no customer. */
export function DepositButton({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { customerName } = invoice;
  if (customerName === null || invoice.total === 0) return null;
  return (
    <>
      <Button icon="lock" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('deposit.take')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TakeDepositDialog invoice={{ ...invoice, customerName }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
