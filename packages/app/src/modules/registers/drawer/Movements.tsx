import type { CashMovement, RegisterSessionDetails } from '@tilldesk/domain/registers';
import { Card, IconButton, ItemList, Text, type IconName } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { DrawerAction } from '../actions/DrawerAction.ts';
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
  expense: 'cash',
  billPayment: 'receipt',
  payroll: 'cash',
};

type MovementsProps = { session: RegisterSessionDetails; onAction: (drawerAction: DrawerAction) => void };

/** The ledger of a drawer. */
export function Movements({ session, onAction }: MovementsProps) {
  const t = useTranslate();
  return (
    <Card title={t('drawers.movements')}>
      {session.movements.length === 0 ? (
        <Text as="p" tone="muted">
          {t('drawers.movements.none')}
        </Text>
      ) : (
        <MovementList session={session} movements={session.movements} onAction={onAction} />
      )}
    </Card>
  );
}

/** Lists the rows of a drawer's ledger, the latest first. A manual row is reversed by another row. */
export function MovementList(props: MovementsProps & { movements: readonly CashMovement[] }) {
  const { session, movements, onAction } = props;
  const t = useTranslate();
  const { time, money } = useFormats();
  const signed = useSigned();
  const { works } = useDrawerRights();
  const amountOf = ({ kind, amount, counted }: CashMovement) => {
    if (kind === 'count') return counted === null ? t('list.absent') : money(counted);
    if (kind === 'noSale') return t('list.absent');
    return amount === null ? t('drawers.hidden') : signed(amount);
  };
  return (
    <ItemList
      items={movements.toReversed().map((movement) => {
        const { id, kind, category, reason, by, at, invoice, refund, reversedBy, mayReverse } = movement;
        const what = t(`drawers.kind.${kind}`);
        return {
          id,
          icon: iconOf[kind],
          title: reversedBy === null ? what : t('drawers.movement.reversed', { what }),
          text: [invoice?.number, refund?.number, category && t(`drawers.category.${category}`), reason, by]
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
                  label={t('drawers.reverse.of', { what, amount: amountOf(movement) })}
                  onClick={() => onAction({ type: 'reverse', session, movement })}
                />
              ),
            }),
        };
      })}
    />
  );
}
