import type { Workstation } from '@tilldesk/domain/hardware';
import { Badge, Button, Card, EmptyState, IconButton, ItemList } from '@tilldesk/ui';
import { Menu } from '@tilldesk/ui/overlay';
import { InlineGroup } from '../../page/flow.styles.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { currentWorkstation } from '../../printing/device/currentWorkstation.ts';
import { toasts } from '../../page/toasts.ts';

/** An action on a workstation of the list. */
export type WorkstationAction = { kind: 'rename' | 'remove' | 'removeOwn' | 'removeOwnAgain'; one: Workstation };

type PlacesProps = {
  items: readonly Workstation[];
  ownId: string | null;
  onAdopted: () => void;
  onAction: (workstationAction: WorkstationAction) => void;
};

/**
 * Lists the store's workstations: rename or remove one, or let a browser that lost its settings adopt its workstation
 * again.
 */
export function Places({ items, ownId, onAdopted, onAction }: PlacesProps) {
  const t = useTranslate();
  const adoptWorkstation = (one: Workstation) => {
    currentWorkstation.set(one);
    onAdopted();
    toasts.show({ tone: 'ok', text: t('hardware.takenOver', { name: one.name }) });
  };
  return (
    <Card title={t('hardware.others')} hint={t('hardware.others.hint')}>
      {items.length === 0 ? (
        <EmptyState icon="print" title={t('hardware.others.none')} />
      ) : (
        <ItemList
          variant="filled"
          items={items.map((one) => ({
            id: one.id,
            title: (
              <InlineGroup>
                {one.name}
                {one.id === ownId && <Badge tone="accent">{t('hardware.own')}</Badge>}
              </InlineGroup>
            ),
            text: t(`hardware.connection.${one.connection}`),
            action: (
              <InlineGroup>
                {one.id !== ownId && (
                  <Button
                    size="s"
                    aria-label={t('hardware.takeOver.of', { name: one.name })}
                    onClick={() => adoptWorkstation(one)}
                  >
                    {t('hardware.takeOver')}
                  </Button>
                )}
                <WorkstationMenu one={one} isOwn={one.id === ownId} onAction={onAction} />
              </InlineGroup>
            ),
          }))}
        />
      )}
    </Card>
  );
}

/**
 * Menu of a workstation. The name of this browser's own workstation is edited in the form; the others are renamed here.
 */
function WorkstationMenu({
  one,
  isOwn,
  onAction,
}: {
  one: Workstation;
  isOwn: boolean;
  onAction: PlacesProps['onAction'];
}) {
  const t = useTranslate();
  const label = t('hardware.actions', { name: one.name });
  return (
    <Menu
      label={label}
      placement="bottom-end"
      items={[
        ...(isOwn ? [] : [{ id: 'rename', label: t('hardware.rename'), icon: 'edit' as const }]),
        { id: 'remove', label: t('hardware.remove'), icon: 'trash', danger: true },
      ]}
      onSelect={({ id }) => onAction({ kind: id === 'rename' ? 'rename' : isOwn ? 'removeOwn' : 'remove', one })}
      button={(props) => <IconButton {...props} size="s" icon="more" label={label} />}
    />
  );
}
