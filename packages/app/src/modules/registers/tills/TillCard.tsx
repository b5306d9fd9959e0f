import {
  handMovementKinds,
  type HandMovementKind,
  type Register,
  type RegisterSession,
} from '@tilldesk/domain/registers';
import { Badge, Button, Card, DescriptionList, Figure, IconButton, Text, type IconName } from '@tilldesk/ui';
import { Menu, type MenuItem } from '@tilldesk/ui/overlay';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { DrawerAction } from '../actions/DrawerAction.ts';
import { ActionsRow } from '../registers.styles.ts';
import { useDrawerRights } from '../useDrawerRights.ts';

type OnCard = { onAction: (action: DrawerAction) => void; onShow: (sessionId: string) => void };

/** Card of one till with the state of its drawer and the available actions. */
export function TillCard({ register, ...on }: { register: Register } & OnCard) {
  const t = useTranslate();
  const { works } = useDrawerRights();
  const { session } = register;
  if (session) return <OpenTill session={session} {...on} />;
  return (
    <Card
      title={register.name}
      actions={<Badge dot>{t('drawers.till.closed')}</Badge>}
      footer={
        works && (
          <ActionsRow>
            <Button tone="primary" icon="drawer" onClick={() => on.onAction({ type: 'open', register })}>
              {t('drawers.open')}
            </Button>
          </ActionsRow>
        )
      }
    >
      <Text as="p" tone="muted">
        {t('drawers.till.closedText')}
      </Text>
    </Card>
  );
}

function OpenTill({ session, onAction, onShow }: { session: RegisterSession } & OnCard) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const { works } = useDrawerRights();
  const { expected, isMine, openingCounted, people } = session;
  return (
    <Card
      title={session.registerName}
      actions={
        <Row>
          {isMine && <Badge tone="accent">{t('drawers.till.mine')}</Badge>}
          <Badge tone="ok" dot>
            {t('drawers.status.open')}
          </Badge>
        </Row>
      }
      footer={
        <ActionsRow>
          <TillMenu session={session} onAction={onAction} onShow={onShow} />
          {works && isMine && (
            <>
              <Button onClick={() => onAction({ type: 'move', session, kind: 'cashIn' })}>{t('drawers.cashIn')}</Button>
              <Button onClick={() => onAction({ type: 'move', session, kind: 'cashOut' })}>
                {t('drawers.cashOut')}
              </Button>
              <Button tone="primary" onClick={() => onAction({ type: 'close', session })}>
                {t('drawers.close')}
              </Button>
            </>
          )}
          {works && !isMine && (
            <Button tone="primary" onClick={() => onAction({ type: 'join', session })}>
              {t('drawers.join')}
            </Button>
          )}
        </ActionsRow>
      }
    >
      <Stack>
        {expected === null ? (
          <Text as="p" tone="muted">
            {t('drawers.till.blind')}
          </Text>
        ) : (
          <Figure label={t('drawers.expectedNow')} value={money(expected)} />
        )}
        <DescriptionList
          layout="rows"
          items={[
            { id: 'opened', label: t('drawers.openedAt'), value: moment(session.openedAt) },
            { id: 'by', label: t('drawers.openedBy'), value: session.openedBy },
            { id: 'opening', label: t('drawers.opening'), value: <Text code>{money(openingCounted)}</Text> },
            {
              id: 'people',
              label: t('drawers.people'),
              value: people.length === 0 ? t('drawers.people.none') : people.join(', '),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

const iconOf: Record<HandMovementKind, IconName> = {
  cashIn: 'plus',
  cashOut: 'minus',
  bankDrop: 'lock',
  noSale: 'drawer',
};

/** Menu with the less frequent actions of an open drawer. */
function TillMenu({ session, onAction, onShow }: { session: RegisterSession } & OnCard) {
  const t = useTranslate();
  const { works, forces } = useDrawerRights();
  const label = t('drawers.more', { name: session.registerName });
  // People on the drawer have cash in and cash out as buttons. For a manager who is not on it, both are in this menu.
  const kinds = handMovementKinds.filter((kind) =>
    session.isMine ? works && (kind === 'bankDrop' || kind === 'noSale') : forces,
  );
  const items: MenuItem[] = [
    ...kinds.map((kind) => ({ id: kind, label: t(`drawers.${kind}`), icon: iconOf[kind] })),
    { id: 'show', label: t('drawers.show'), icon: 'eye' },
    { id: 'report', label: t('drawers.report.x'), icon: 'print' },
    ...(forces && !session.isMine
      ? ([
          { id: 'close', label: t('drawers.close.force'), icon: 'lock', danger: true, separated: true },
        ] satisfies MenuItem[])
      : []),
  ];
  const choose = (id: string) => {
    if (id === 'show') onShow(session.id);
    else if (id === 'report') onAction({ type: 'report', session });
    else if (id === 'close') onAction({ type: 'close', session });
    const kind = handMovementKinds.find((one) => one === id);
    if (kind) onAction({ type: 'move', session, kind });
  };
  return (
    <Menu
      label={label}
      items={items}
      onSelect={({ id }) => choose(id)}
      button={(props) => <IconButton {...props} icon="more" tone="secondary" label={label} />}
    />
  );
}
