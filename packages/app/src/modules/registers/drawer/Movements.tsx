import type { CashMovement, RegisterSessionDetails } from '@tilldesk/domain/shop';
import { Card, IconButton, ItemList, Text, type IconName } from '@tilldesk/ui';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import type { Deed } from '../deeds/Deed.ts';
import { useSigned } from '../DrawerStatus.tsx';
import { useDrawerRights } from '../useDrawerRights.ts';

const iconOf: Record<CashMovement['kind'], IconName> = {
  sale: 'receipt',
  cashIn: 'plus',
  cashOut: 'minus',
  refund: 'arrow-left',
  bankDrop: 'lock',
  noSale: 'drawer',
  count: 'eye',
  correction: 'undo',
  tradeInPayout: 'refresh',
  deposit: 'lock',
};

type MovementsProps = { session: RegisterSessionDetails; onDeed: (deed: Deed) => void };

/** The ledger of a drawer. */
export function Movements({ session, onDeed }: MovementsProps) {
  const say = useSay();
  return (
    <Card title={say('drawers.movements')}>
      {session.movements.length === 0 ? (
        <Text as="p" tone="muted">
          {say('drawers.movements.none')}
        </Text>
      ) : (
        <MovementList session={session} movements={session.movements} onDeed={onDeed} />
      )}
    </Card>
  );
}

/** Rows of a drawer's ledger, the latest first. A row that was booked by hand is taken back by another one. */
export function MovementList(props: MovementsProps & { movements: readonly CashMovement[] }) {
  const { session, movements, onDeed } = props;
  const say = useSay();
  const { time, money } = useFormats();
  const signed = useSigned();
  const { works } = useDrawerRights();
  const amountOf = ({ kind, amount, counted }: CashMovement) => {
    if (kind === 'count') return counted === null ? say('list.absent') : money(counted);
    if (kind === 'noSale') return say('list.absent');
    return amount === null ? say('drawers.hidden') : signed(amount);
  };
  return (
    <ItemList
      items={movements.toReversed().map((movement) => {
        const { id, kind, category, reason, by, at, invoice, refund, reversedBy, mayReverse } = movement;
        const what = say(`drawers.kind.${kind}`);
        return {
          id,
          icon: iconOf[kind],
          title: reversedBy === null ? what : say('drawers.movement.reversed', { what }),
          text: [invoice?.number, refund?.number, category && say(`drawers.category.${category}`), reason, by]
            .filter((part) => part !== undefined && part !== null)
            .join(' · '),
          at,
          timeText: time(at),
          value: <Text code>{amountOf(movement)}</Text>,
          ...(mayReverse &&
            works && {
              action: (
                <IconButton
                  size="s"
                  icon="undo"
                  label={say('drawers.reverse.of', { what, amount: amountOf(movement) })}
                  onClick={() => onDeed({ type: 'reverse', session, movement })}
                />
              ),
            }),
        };
      })}
    />
  );
}
