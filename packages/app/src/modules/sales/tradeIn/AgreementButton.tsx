import type { TradeIn } from '@tilldesk/domain/tradeIns';
import { IconButton } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const AgreementDialog = lazyPart(async () => (await import('./AgreementDialog.tsx')).AgreementDialog);

/** Button that opens the agreement of a trade-in for printing and signing. */
export function AgreementButton({ tradeIn }: { tradeIn: TradeIn }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="print"
        label={t('tradeIn.print.of', { product: tradeIn.productName })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <AgreementDialog tradeIn={tradeIn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
