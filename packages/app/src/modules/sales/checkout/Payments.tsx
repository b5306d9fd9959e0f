import { isPromise } from '@tilldesk/domain/tenders';
import { Button, Card, Figure, IconButton, ItemList, Kbd, Strip, Text } from '@tilldesk/ui';
import type { Ref } from 'react';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { CartPayouts } from './cartTenders.tsx';
import { tenderViews } from '../../../tenders/tenders.ts';
import type { CheckoutController } from './useCheckout.ts';

export type PaymentsProps = {
  controller: CheckoutController;
  locked: boolean;
  completeRef: Ref<HTMLButtonElement>;
  onComplete: () => void;
};

/** Lists the tenders with the balance due or the change, and contains the button that completes the sale. */
export function Payments({ controller, locked, completeRef, onComplete }: PaymentsProps) {
  const t = useTranslate();
  const { money, day } = useFormats();
  const { due, change, ready, dueDate, onAccount, cartTenders } = controller;
  const tenders = [...cartTenders, ...controller.tenders];
  return (
    <Card title={t('sales.payments')}>
      <Stack>
        {tenders.length === 0 ? (
          <Text as="p" tone="muted">
            {t('sales.payments.none')}
          </Text>
        ) : (
          <ItemList
            variant="filled"
            items={tenders.map(({ id, kind, amount, reference }) => ({
              id,
              icon: tenderViews[kind].icon,
              title: t(`sales.tender.${kind}`),
              text: isPromise(kind)
                ? t('sales.dueDate.of', { day: day(dueDate) })
                : reference === undefined
                  ? undefined
                  : t('sales.reference.of', { text: reference ?? '' }),
              value: money(amount),
              action: tenderViews[kind].key !== undefined && (
                <IconButton
                  icon="close"
                  label={t('sales.payments.remove', { amount: money(amount) })}
                  disabled={locked}
                  onClick={() => controller.act({ type: 'remove', id })}
                />
              ),
            }))}
          />
        )}
        <CartPayouts cart={controller.cart} total={controller.total} />
        {ready && onAccount > 0 && (
          <Strip tone="warn" end={<Text weight="strong">{money(onAccount)}</Text>}>
            {t('sales.checkout.stays')}
          </Strip>
        )}
        <Strip role="status" tone={ready ? 'ok' : 'warn'} end={<Figure value={money(ready ? change : due)} />}>
          {ready ? t('sales.change') : t('sales.checkout.stillDue')}
        </Strip>
        <Button
          ref={completeRef}
          tone="primary"
          size="l"
          icon="check"
          busy={controller.sending}
          disabled={!ready || controller.unanswered}
          onClick={onComplete}
        >
          {t('sales.checkout.complete')} <Kbd>{'F9'}</Kbd>
        </Button>
      </Stack>
    </Card>
  );
}
