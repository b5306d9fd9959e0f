import { handMovementKinds, type HandMovementKind, type Register, type RegisterSession } from '@tilldesk/domain/shop';
import { Badge, Button, Card, DescriptionList, Figure, IconButton, Text, type IconName } from '@tilldesk/ui';
import { Menu, type MenuItem } from '@tilldesk/ui/overlay';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import type { Deed } from '../deeds/Deed.ts';
import { Deeds } from '../registers.styles.ts';
import { useDrawerRights } from '../useDrawerRights.ts';

type OnCard = { onDeed: (deed: Deed) => void; onShow: (sessionId: string) => void };

/** One till: its drawer as it stands, and what may be done with it. */
export function TillCard({ register, ...on }: { register: Register } & OnCard) {
  const say = useSay();
  const { works } = useDrawerRights();
  const { session } = register;
  if (session) return <OpenTill session={session} {...on} />;
  return (
    <Card
      title={register.name}
      actions={<Badge dot>{say('drawers.till.closed')}</Badge>}
      footer={
        works && (
          <Deeds>
            <Button tone="primary" icon="drawer" onClick={() => on.onDeed({ type: 'open', register })}>
              {say('drawers.open')}
            </Button>
          </Deeds>
        )
      }
    >
      <Text as="p" tone="muted">
        {say('drawers.till.closedText')}
      </Text>
    </Card>
  );
}

function OpenTill({ session, onDeed, onShow }: { session: RegisterSession } & OnCard) {
  const say = useSay();
  const { money, moment } = useFormats();
  const { works } = useDrawerRights();
  const { expected, isMine, openingCounted, people } = session;
  return (
    <Card
      title={session.registerName}
      actions={
        <Row>
          {isMine && <Badge tone="accent">{say('drawers.till.mine')}</Badge>}
          <Badge tone="ok" dot>
            {say('drawers.status.open')}
          </Badge>
        </Row>
      }
      footer={
        <Deeds>
          <TillMenu session={session} onDeed={onDeed} onShow={onShow} />
          {works && isMine && (
            <>
              <Button onClick={() => onDeed({ type: 'move', session, kind: 'cashIn' })}>{say('drawers.cashIn')}</Button>
              <Button onClick={() => onDeed({ type: 'move', session, kind: 'cashOut' })}>
                {say('drawers.cashOut')}
              </Button>
              <Button tone="primary" onClick={() => onDeed({ type: 'close', session })}>
                {say('drawers.close')}
              </Button>
            </>
          )}
          {works && !isMine && (
            <Button tone="primary" onClick={() => onDeed({ type: 'join', session })}>
              {say('drawers.join')}
            </Button>
          )}
        </Deeds>
      }
    >
      <Stack>
        {expected === null ? (
          <Text as="p" tone="muted">
            {say('drawers.till.blind')}
          </Text>
        ) : (
          <Figure label={say('drawers.expectedNow')} value={money(expected)} />
        )}
        <DescriptionList
          layout="rows"
          items={[
            { id: 'opened', label: say('drawers.openedAt'), value: moment(session.openedAt) },
            { id: 'by', label: say('drawers.openedBy'), value: session.openedBy },
            { id: 'opening', label: say('drawers.opening'), value: <Text code>{money(openingCounted)}</Text> },
            {
              id: 'people',
              label: say('drawers.people'),
              value: people.length === 0 ? say('drawers.people.none') : people.join(', '),
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

/** What is done now and then with an open drawer. */
function TillMenu({ session, onDeed, onShow }: { session: RegisterSession } & OnCard) {
  const say = useSay();
  const { works, forces } = useDrawerRights();
  const label = say('drawers.more', { name: session.registerName });
  // Who is on it has cash in and cash out as buttons; who only may take care of it has them here.
  const kinds = handMovementKinds.filter((kind) =>
    session.isMine ? works && (kind === 'bankDrop' || kind === 'noSale') : forces,
  );
  const items: MenuItem[] = [
    ...kinds.map((kind) => ({ id: kind, label: say(`drawers.${kind}`), icon: iconOf[kind] })),
    { id: 'show', label: say('drawers.show'), icon: 'eye' },
    { id: 'report', label: say('drawers.report.x'), icon: 'print' },
    ...(forces && !session.isMine
      ? ([
          { id: 'close', label: say('drawers.close.force'), icon: 'lock', danger: true, separated: true },
        ] satisfies MenuItem[])
      : []),
  ];
  const choose = (id: string) => {
    if (id === 'show') onShow(session.id);
    else if (id === 'report') onDeed({ type: 'report', session });
    else if (id === 'close') onDeed({ type: 'close', session });
    const kind = handMovementKinds.find((one) => one === id);
    if (kind) onDeed({ type: 'move', session, kind });
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
