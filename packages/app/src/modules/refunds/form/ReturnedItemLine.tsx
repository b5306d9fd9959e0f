import { dispositionsOf, type RefundParts } from '@tilldesk/domain/refunds';
import { Card, IconButton, NumberInput, Text } from '@tilldesk/ui';
import type { Dispatch } from 'react';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { PIECES_MAX } from '../goods/newGoods.ts';
import { ReturnedItemHead } from '../refunds.styles.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import type { FieldErrors } from './mistakes.ts';
import type { ReturnedItem, RefundAction } from './refunding.ts';

type ReturnedItemLineProps = {
  item: ReturnedItem;
  parts: RefundParts | undefined;
  fieldErrors: FieldErrors;
  locked: boolean;
  act: Dispatch<RefundAction>;
};

/** A returned item without a receipt: its quantity, the refunded amount and the destination. */
export function ReturnedItemLine({ item: returnedItem, parts, fieldErrors, locked, act }: ReturnedItemLineProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const { id, goods, quantity } = returnedItem;
  const about = { item: goods.name };
  const code = goods.unitCode === null ? goods.sku : `${goods.sku} · ${t('refunds.imei', { code: goods.unitCode })}`;
  return (
    <Card role="group" aria-label={goods.unitCode === null ? goods.name : `${goods.name} ${goods.unitCode}`}>
      <Stack>
        <ReturnedItemHead>
          <div>
            <Text as="p" weight="medium">
              {goods.name}
            </Text>
            <Text as="p" size="xs" tone="muted">
              {`${code} · ${t('refunds.line.today', { price: money(goods.price) })}`}
            </Text>
          </div>
          {goods.tracking === 'serialized' ? (
            <span />
          ) : (
            <NumberInput
              stepper
              aria-label={t('refunds.line.pieces.of', about)}
              lessLabel={t('refunds.line.less', about)}
              moreLabel={t('refunds.line.more', about)}
              min={1}
              max={PIECES_MAX}
              readOnly={locked}
              value={quantity}
              onChange={(pieces) =>
                pieces !== null &&
                act({ type: 'itemChanged', id, change: { quantity: pieces, amount: goods.price * pieces } })
              }
            />
          )}
          <Text weight="strong">{money(parts?.total ?? 0)}</Text>
          <IconButton
            icon="trash"
            label={t('refunds.goods.remove', about)}
            disabled={locked}
            onClick={() => act({ type: 'itemRemoved', id })}
          />
        </ReturnedItemHead>
        <ChoiceFields
          place={id}
          choice={returnedItem}
          owed={0}
          dispositions={dispositionsOf({ tracking: goods.tracking, mayReturn: true }).filter(
            (disposition) => disposition !== 'none',
          )}
          fieldErrors={fieldErrors}
          locked={locked}
          onWrite={(change) => act({ type: 'itemChanged', id, change })}
        />
      </Stack>
    </Card>
  );
}
