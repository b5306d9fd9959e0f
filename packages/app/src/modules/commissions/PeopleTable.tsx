import type { PersonEarnings } from '@tilldesk/domain/commissions';
import { can } from '@tilldesk/domain/rights';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { SettlementBadge } from '../../commissions/SettlementBadge.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Row } from '../../page/flow.styles.ts';
import { useSession } from '../../session/useSession.ts';
import { adjustCommission, approveSettlement, cancelSettlement, type Settled } from './commissionActions.ts';
import { sums } from './sums.ts';

type Props = { items: readonly PersonEarnings[]; onOpen: (person: PersonEarnings) => void };

/** The people of a period with their amounts, their settlement and its next steps. */
export function PeopleTable({ items, onOpen }: Props) {
  const t = useTranslate();
  const { money } = useFormats();
  const { permissions } = useSession();
  const columns: Column<PersonEarnings>[] = [
    { id: 'name', header: t('commissions.person'), cell: ({ name }) => name },
    ...sums.map((sum): Column<PersonEarnings> => ({
      id: sum,
      header: t(`commissions.sum.${sum}`),
      align: 'end',
      cell: (person) => money(person[sum]),
    })),
    {
      id: 'settlement',
      header: t('commissions.settlement'),
      whole: true,
      cell: ({ settlement }) => <SettlementBadge settlement={settlement} />,
    },
    ...(can(permissions, 'Commissions', 'update')
      ? [
          {
            id: 'steps',
            header: t('commissions.steps'),
            width: 232,
            whole: true,
            cell: (person: PersonEarnings) => <Steps person={person} />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      label={t('commissions.people')}
      columns={columns}
      rows={items}
      rowId={({ userId }) => userId}
      onOpen={onOpen}
      density="touch"
    />
  );
}

const isSettled = (person: PersonEarnings): person is Settled => person.settlement !== null;

function Steps({ person }: { person: PersonEarnings }) {
  const t = useTranslate();
  const { user } = useSession();
  if (!isSettled(person)) {
    return (
      person.userId !== user.id && (
        <ActionButton action={adjustCommission} of={person} size="s">
          {t('commissions.adjust')}
        </ActionButton>
      )
    );
  }
  const { status } = person.settlement;
  const isOwn = person.userId === user.id && user.userType !== 'admin';
  if (isOwn || status === 'paid' || status === 'cancelled') return null;
  return (
    <Row>
      {status === 'draft' && (
        <ActionButton action={approveSettlement} of={person} size="s" tone="primary">
          {t('commissions.approve')}
        </ActionButton>
      )}
      <ActionButton action={cancelSettlement} of={person} size="s">
        {t('commissions.cancel')}
      </ActionButton>
    </Row>
  );
}
