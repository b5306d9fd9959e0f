import type { Workstation } from '@tilldesk/domain/shop';
import { Badge, Button, Card, EmptyState, IconButton, ItemList } from '@tilldesk/ui';
import { Menu } from '@tilldesk/ui/overlay';
import { Beside } from '../../kit/page/flow.styles.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { ownWorkstation } from '../../wiring/ownWorkstation.ts';
import { toasts } from '../../wiring/toasts.ts';

/** What is done with a workstation of the list. */
export type PlaceDeed = { kind: 'rename' | 'remove'; one: Workstation };

type PlacesProps = {
  items: readonly Workstation[];
  ownId: string | null;
  onTaken: () => void;
  onDeed: (deed: PlaceDeed) => void;
};

/** The workstations of the store: named, cleared up, and for a browser that lost its memory, which becomes the one that it was. */
export function Places({ items, ownId, onTaken, onDeed }: PlacesProps) {
  const say = useSay();
  const takeOver = (one: Workstation) => {
    ownWorkstation.keep(one);
    onTaken();
    toasts.show({ tone: 'ok', text: say('hardware.takenOver', { name: one.name }) });
  };
  return (
    <Card title={say('hardware.others')} hint={say('hardware.others.hint')}>
      {items.length === 0 ? (
        <EmptyState icon="print" title={say('hardware.others.none')} />
      ) : (
        <ItemList
          look="filled"
          items={items.map((one) => ({
            id: one.id,
            title: (
              <Beside>
                {one.name}
                {one.id === ownId && <Badge tone="accent">{say('hardware.own')}</Badge>}
              </Beside>
            ),
            text: say(`hardware.connection.${one.connection}`),
            action: (
              <Beside>
                {one.id !== ownId && (
                  <Button
                    size="s"
                    aria-label={say('hardware.takeOver.of', { name: one.name })}
                    onClick={() => takeOver(one)}
                  >
                    {say('hardware.takeOver')}
                  </Button>
                )}
                <DeedMenu one={one} isOwn={one.id === ownId} onDeed={onDeed} />
              </Beside>
            ),
          }))}
        />
      )}
    </Card>
  );
}

/** Its own name stands in the form above; the others are renamed from here. */
function DeedMenu({ one, isOwn, onDeed }: { one: Workstation; isOwn: boolean; onDeed: PlacesProps['onDeed'] }) {
  const say = useSay();
  const label = say('hardware.deeds', { name: one.name });
  return (
    <Menu
      label={label}
      placement="bottom-end"
      items={[
        ...(isOwn ? [] : [{ id: 'rename', label: say('hardware.rename'), icon: 'edit' as const }]),
        { id: 'remove', label: say('hardware.remove'), icon: 'trash', danger: true },
      ]}
      onSelect={({ id }) => onDeed({ kind: id === 'rename' ? 'rename' : 'remove', one })}
      button={(props) => <IconButton {...props} size="s" icon="more" label={label} />}
    />
  );
}
