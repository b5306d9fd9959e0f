import { goodsWaysOf, type RefundParts } from '@tilldesk/domain/shop';
import { Card, IconButton, NumberInput, Text } from '@tilldesk/ui';
import type { Dispatch } from 'react';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { PIECES_MAX } from '../goods/newGoods.ts';
import { BroughtHead } from '../refunds.styles.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import type { Mistakes } from './mistakes.ts';
import type { Brought, RefundAction } from './refunding.ts';

type BroughtLineProps = {
  brought: Brought;
  parts: RefundParts | undefined;
  mistakes: Mistakes;
  locked: boolean;
  act: Dispatch<RefundAction>;
};

/** Goods that nobody has a receipt for: how many, what is given for them, what becomes of them. */
export function BroughtLine({ brought, parts, mistakes, locked, act }: BroughtLineProps) {
  const say = useSay();
  const { money } = useFormats();
  const { id, goods, quantity } = brought;
  const about = { item: goods.name };
  const code = goods.unitCode === null ? goods.sku : `${goods.sku} · ${say('refunds.imei', { code: goods.unitCode })}`;
  return (
    <Card role="group" aria-label={goods.unitCode === null ? goods.name : `${goods.name} ${goods.unitCode}`}>
      <Stack>
        <BroughtHead>
          <div>
            <Text as="p" weight="medium">
              {goods.name}
            </Text>
            <Text as="p" size="xs" tone="muted">
              {`${code} · ${say('refunds.line.today', { price: money(goods.price) })}`}
            </Text>
          </div>
          {goods.tracking === 'serialized' ? (
            <span />
          ) : (
            <NumberInput
              stepper
              aria-label={say('refunds.line.pieces.of', about)}
              lessLabel={say('refunds.line.less', about)}
              moreLabel={say('refunds.line.more', about)}
              min={1}
              max={PIECES_MAX}
              readOnly={locked}
              value={quantity}
              onChange={(pieces) =>
                pieces !== null &&
                act({ type: 'broughtWritten', id, change: { quantity: pieces, amount: goods.price * pieces } })
              }
            />
          )}
          <Text weight="strong">{money(parts?.total ?? 0)}</Text>
          <IconButton
            icon="trash"
            label={say('refunds.goods.remove', about)}
            disabled={locked}
            onClick={() => act({ type: 'broughtLeft', id })}
          />
        </BroughtHead>
        <ChoiceFields
          place={id}
          choice={brought}
          owed={0}
          ways={goodsWaysOf({ tracking: goods.tracking, mayReturn: true }).filter((way) => way !== 'none')}
          mistakes={mistakes}
          locked={locked}
          onWrite={(change) => act({ type: 'broughtWritten', id, change })}
        />
      </Stack>
    </Card>
  );
}
