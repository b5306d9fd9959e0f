import type { RegisterSessionDetails } from '@tilldesk/domain/shop';
import { Alert, Badge, Card, DescriptionList, SumList, Text } from '@tilldesk/ui';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { Shown } from '../../../kit/resource/Shown.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import type { Deed } from '../deeds/Deed.ts';
import { Difference, DrawerStatus, useSigned } from '../DrawerStatus.tsx';
import { Clues } from './Clues.tsx';
import { Movements } from './Movements.tsx';

type DrawerViewProps = { session: RegisterSessionDetails; onDeed: (deed: Deed) => void };

/** A drawer with all that is known of it: what it should hold and held, what may explain the difference, what moved. */
export function DrawerView({ session, onDeed }: DrawerViewProps) {
  const say = useSay();
  const { money } = useFormats();
  const signed = useSigned();
  const { status, difference, openingDifference, reason, note } = session;
  const differs = difference !== null && difference !== 0;
  return (
    <Stack tabIndex={0} role="region" aria-label={say('drawers.panel')}>
      <Row>
        <DrawerStatus status={status} />
        {session.forced && <Badge tone="warn">{say('drawers.mark.forced')}</Badge>}
        {session.isMine && <Badge tone="accent">{say('drawers.till.mine')}</Badge>}
      </Row>
      {status === 'uncounted' && <Alert tone="warn">{say('drawers.uncounted.is')}</Alert>}
      {openingDifference !== null && openingDifference !== 0 && (
        <Alert tone="warn">
          {say('drawers.opening.differs', {
            difference: signed(openingDifference),
            left: money(session.openingExpected ?? 0),
          })}
        </Alert>
      )}
      <Card title={say('drawers.cash')}>
        <SumList
          items={[
            { id: 'opening', label: say('drawers.opening'), value: money(session.openingCounted) },
            {
              id: 'expected',
              label: say('drawers.expected'),
              value: session.expected === null ? say('drawers.hidden') : money(session.expected),
              total: status === 'open',
            },
            ...(status === 'open'
              ? []
              : [
                  {
                    id: 'counted',
                    label: say('drawers.counted'),
                    value: <Shown kind="money" value={session.counted} />,
                  },
                  {
                    id: 'difference',
                    label: say('drawers.difference'),
                    value: <Difference value={difference} />,
                    total: true,
                  },
                ]),
            ...(session.dropped === 0
              ? []
              : [{ id: 'dropped', label: say('drawers.drop'), value: money(session.dropped) }]),
            ...(session.left === null ? [] : [{ id: 'left', label: say('drawers.left'), value: money(session.left) }]),
          ]}
        />
      </Card>
      {differs && reason !== null && (
        <Card title={say('drawers.why')}>
          <Text as="p" written>
            {reason}
          </Text>
        </Card>
      )}
      {differs && <Clues id={session.id} reasonMissing={session.reasonMissing} />}
      <Facts session={session} />
      {note !== null && (
        <Card title={say('drawers.note')}>
          <Text as="p" written>
            {note}
          </Text>
        </Card>
      )}
      {session.openingNote !== null && (
        <Card title={say('drawers.openingNote')}>
          <Text as="p" written>
            {session.openingNote}
          </Text>
        </Card>
      )}
      <Movements session={session} onDeed={onDeed} />
    </Stack>
  );
}

function Facts({ session }: Pick<DrawerViewProps, 'session'>) {
  const say = useSay();
  const { moment, money } = useFormats();
  const text = (id: string, label: string, value: string | null) => (value === null ? [] : [{ id, label, value }]);
  const pieces = session.denominations ?? [];
  return (
    <DescriptionList
      items={[
        { id: 'openedBy', label: say('drawers.openedBy'), value: session.openedBy },
        { id: 'openedAt', label: say('drawers.openedAt'), value: moment(session.openedAt) },
        ...text('closedBy', say('drawers.closedBy'), session.closedBy),
        ...text('closedAt', say('drawers.closedAt'), session.closedAt && moment(session.closedAt)),
        ...text('countedBy', say('drawers.countedBy'), session.countedBy),
        ...text('approvedBy', say('drawers.approvedBy'), session.approvedBy),
        ...(session.status === 'open' && session.people.length > 0
          ? [{ id: 'people', label: say('drawers.people'), value: session.people.join(', ') }]
          : []),
        ...(pieces.length > 0
          ? [
              {
                id: 'pieces',
                label: say('drawers.count.way.pieces'),
                value: pieces.map(({ value, pieces: count }) => `${count} × ${money(value)}`).join(', '),
              },
            ]
          : []),
      ]}
    />
  );
}
