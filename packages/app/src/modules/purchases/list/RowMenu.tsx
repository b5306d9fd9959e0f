import { can } from '@tilldesk/domain/rights';
import { purchaseActs, type PurchaseRow } from '@tilldesk/domain/stock';
import { IconButton } from '@tilldesk/ui';
import { Menu, type MenuItem } from '@tilldesk/ui/overlay';
import { useGo } from '../../../kit/go/useGo.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';

/** What needs the whole order before it can be done. */
export type RowDeed = 'print' | 'send' | 'clone' | 'close' | 'cancel';

export type RowMenuProps = { row: PurchaseRow; onDeed: (deed: RowDeed) => void };

/** What a person may do with an order of the list, by their rights and by where it stands. */
export function RowMenu({ row, onDeed }: RowMenuProps) {
  const say = useSay();
  const go = useGo();
  const { permissions, limits } = useSession();
  const may = { create: can(permissions, 'Purchase', 'create'), update: can(permissions, 'Purchase', 'update') };
  // What is to be billed asks for the lines; billing is done on the order's own page.
  const acts = purchaseActs({ ...row, toBill: 0 });
  const isDraft = row.number === null;
  const open = (tab?: string) =>
    go('/purchases/edit-purchases/:purchaseId', { with: { purchaseId: row.id }, ...(tab && { query: { tab } }) });
  const when = (allowed: boolean, item: MenuItem): MenuItem[] => (allowed ? [item] : []);
  const items = [
    { id: 'open', label: say('purchases.row.open'), icon: 'arrow-right' as const },
    ...when(acts.receive && may.create, { id: 'receive', label: say('purchases.receive'), icon: 'scan' }),
    ...when(!isDraft && may.update && limits.viewCost && (row.due ?? 0) > 0, {
      id: 'bills',
      label: say('purchases.row.pay'),
      icon: 'cash',
    }),
    ...when(!isDraft, { id: 'print', label: say('purchases.print'), icon: 'print' }),
    ...when(!isDraft && may.create, { id: 'send', label: say('purchases.send'), icon: 'mail' }),
    ...when(may.create && limits.viewCost, { id: 'clone', label: say('purchases.clone'), icon: 'copy' }),
    ...when(acts.closeShort, {
      id: 'close',
      label: say('purchases.close'),
      icon: 'lock',
      danger: true,
      separated: true,
    }),
    ...when(acts.cancel && may.update, {
      id: 'cancel',
      label: say(isDraft ? 'purchases.discard' : 'purchases.cancel'),
      icon: 'trash',
      danger: true,
      separated: true,
    }),
  ];
  const choose = (id: string) => {
    if (id === 'open') open();
    else if (id === 'receive' || id === 'bills') open(id);
    else onDeed(deeds.find((deed) => deed === id) ?? 'print');
  };
  const label = say('purchases.row.actions', {
    name: row.number ?? say('purchases.draftOf', { vendor: row.vendorName }),
  });
  return (
    <Menu
      label={label}
      placement="bottom-end"
      items={items}
      onSelect={({ id }) => choose(id)}
      // Arrows reach it from its row; Tab goes past the rows.
      button={(props) => <IconButton {...props} tabIndex={-1} size="s" icon="more" label={label} />}
    />
  );
}

const deeds: readonly RowDeed[] = ['print', 'send', 'clone', 'close', 'cancel'];
