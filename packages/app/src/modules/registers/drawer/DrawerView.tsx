import type { RegisterSessionDetails } from '@tilldesk/domain/registers';
import { Alert, Badge, Card, DescriptionList, SumList, Text } from '@tilldesk/ui';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { Shown } from '../../../resource/FieldValue.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { DrawerAction } from '../actions/DrawerAction.ts';
import { Difference, DrawerStatus, useSigned } from '../DrawerStatus.tsx';
import { PossibleCauses } from './PossibleCauses.tsx';
import { Movements } from './Movements.tsx';

type DrawerViewProps = { session: RegisterSessionDetails; onAction: (action: DrawerAction) => void };

/** Shows a drawer: the expected and the counted cash, possible causes of a difference, and the movements. */
export function DrawerView({ session, onAction }: DrawerViewProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const signed = useSigned();
  const { status, difference, openingDifference, reason, note } = session;
  const differs = difference !== null && difference !== 0;
  return (
    <Stack tabIndex={0} role="region" aria-label={t('drawers.panel')}>
      <Row>
        <DrawerStatus status={status} />
        {session.forced && <Badge tone="warn">{t('drawers.mark.forced')}</Badge>}
        {session.isMine && <Badge tone="accent">{t('drawers.till.mine')}</Badge>}
      </Row>
      {status === 'uncounted' && <Alert tone="warn">{t('drawers.uncounted.is')}</Alert>}
      {openingDifference !== null && openingDifference !== 0 && (
        <Alert tone="warn">
          {t('drawers.opening.differs', {
            difference: signed(openingDifference),
            left: money(session.openingExpected ?? 0),
          })}
        </Alert>
      )}
      <Card title={t('drawers.cash')}>
        <SumList
          items={[
            { id: 'opening', label: t('drawers.opening'), value: money(session.openingCounted) },
            {
              id: 'expected',
              label: t('drawers.expected'),
              value: session.expected === null ? t('drawers.hidden') : money(session.expected),
              total: status === 'open',
            },
            ...(status === 'open'
              ? []
              : [
                  {
                    id: 'counted',
                    label: t('drawers.counted'),
                    value: <Shown kind="money" value={session.counted} />,
                  },
                  {
                    id: 'difference',
                    label: t('drawers.difference'),
                    value: <Difference value={difference} />,
                    total: true,
                  },
                ]),
            ...(session.dropped === 0
              ? []
              : [{ id: 'dropped', label: t('drawers.drop'), value: money(session.dropped) }]),
            ...(session.left === null ? [] : [{ id: 'left', label: t('drawers.left'), value: money(session.left) }]),
          ]}
        />
      </Card>
      {differs && reason !== null && (
        <Card title={t('drawers.why')}>
          <Text as="p" written>
            {reason}
          </Text>
        </Card>
      )}
      {differs && <PossibleCauses id={session.id} reasonMissing={session.reasonMissing} />}
      <Facts session={session} />
      {note !== null && (
        <Card title={t('drawers.note')}>
          <Text as="p" written>
            {note}
          </Text>
        </Card>
      )}
      {session.openingNote !== null && (
        <Card title={t('drawers.openingNote')}>
          <Text as="p" written>
            {session.openingNote}
          </Text>
        </Card>
      )}
      <Movements session={session} onAction={onAction} />
    </Stack>
  );
}

function Facts({ session }: Pick<DrawerViewProps, 'session'>) {
  const t = useTranslate();
  const { moment, money } = useFormats();
  const text = (id: string, label: string, value: string | null) => (value === null ? [] : [{ id, label, value }]);
  const pieces = session.denominations ?? [];
  return (
    <DescriptionList
      items={[
        { id: 'openedBy', label: t('drawers.openedBy'), value: session.openedBy },
        { id: 'openedAt', label: t('drawers.openedAt'), value: moment(session.openedAt) },
        ...text('closedBy', t('drawers.closedBy'), session.closedBy),
        ...text('closedAt', t('drawers.closedAt'), session.closedAt && moment(session.closedAt)),
        ...text('countedBy', t('drawers.countedBy'), session.countedBy),
        ...text('approvedBy', t('drawers.approvedBy'), session.approvedBy),
        ...(session.status === 'open' && session.people.length > 0
          ? [{ id: 'people', label: t('drawers.people'), value: session.people.join(', ') }]
          : []),
        ...(pieces.length > 0
          ? [
              {
                id: 'pieces',
                label: t('drawers.count.method.pieces'),
                value: pieces.map(({ value, pieces: count }) => `${count} × ${money(value)}`).join(', '),
              },
            ]
          : []),
      ]}
    />
  );
}
