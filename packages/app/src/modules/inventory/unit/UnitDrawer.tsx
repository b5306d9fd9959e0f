import { can } from '@tilldesk/domain/rights';
import { units } from '@tilldesk/domain/shop';
import { reasonsForUnit, reservations, type UnitDetails } from '@tilldesk/domain/stock';
import {
  Alert,
  Button,
  Card,
  DescriptionList,
  Text,
  Timeline,
  type Description,
  type TimelineItem,
} from '@tilldesk/ui';
import { Drawer } from '@tilldesk/ui/overlay';
import { Suspense, useState, type ReactNode } from 'react';
import { useWork } from '../../../kit/buying/useWork.ts';
import { Failed } from '../../../kit/page/Failed.tsx';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { Wait } from '../../../kit/page/Wait.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { UnitStatusBadge } from '../../../kit/stock/UnitStatusBadge.tsx';
import { useAnswer } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { InvoiceLink } from '../cells.tsx';
import type { Goods } from '../goods.ts';
import { refreshStock } from '../inventory.wiring.ts';
import { lazyPart } from '../../../kit/page/later.tsx';

const AdjustDialog = lazyPart(async () => (await import('../adjust/AdjustDialog.tsx')).AdjustDialog);
const ReserveDialog = lazyPart(async () => (await import('../ReserveDialog.tsx')).ReserveDialog);
const UnitEdit = lazyPart(async () => (await import('./UnitEdit.tsx')).UnitEdit);
const UnitLabelsDialog = lazyPart(async () =>
  (await import('../../../kit/labels/UnitLabelsDialog.tsx')).loadUnitLabels(),
);

type UnitDrawerProps = { unitId: string; onClose: () => void };

/** One unit beside the list: what it is, where it stands, what may be done with it, what became of it. */
export function UnitDrawer({ unitId, onClose }: UnitDrawerProps) {
  const say = useSay();
  const { data, problem, again } = useAnswer(units.one, { params: { id: unitId } }, { watch: ['inventory'] });
  return (
    <Drawer
      open
      width={440}
      title={data?.code ?? say('inventory.unit')}
      closeLabel={say('inventory.close')}
      onClose={onClose}
    >
      {data ? <Shown unit={data} /> : problem ? <Failed problem={problem} onAgain={again} /> : <Wait />}
    </Drawer>
  );
}

type Doing = 'adjust' | 'reserve' | 'edit' | 'label';

function Shown({ unit }: { unit: UnitDetails }) {
  const say = useSay();
  const { permissions } = useSession();
  const [doing, setDoing] = useState<Doing | null>(null);
  const mayChange = can(permissions, 'Inventory', 'update');
  const mayReserve = mayChange && can(permissions, 'Customer', 'read') && unit.status === 'in_stock';
  const { id, code, status, productId, productName } = unit;
  const goods: Goods = { productId, productName, units: [{ id, code, status }], available: null, onHand: null };
  const close = () => setDoing(null);
  return (
    <Stack>
      <Row>
        <UnitStatusBadge status={status} />
        <Text tone="muted">{productName}</Text>
      </Row>
      <Kept unit={unit} mayRelease={mayChange} />
      <Row>
        {mayChange && reasonsForUnit(status).length > 0 && (
          <Button size="s" icon="edit" aria-haspopup="dialog" onClick={() => setDoing('adjust')}>
            {say('inventory.adjust.do')}
          </Button>
        )}
        {mayReserve && (
          <Button size="s" icon="user" aria-haspopup="dialog" onClick={() => setDoing('reserve')}>
            {say('inventory.reserve.do')}
          </Button>
        )}
        {mayChange && (
          <Button size="s" icon="tag" aria-haspopup="dialog" onClick={() => setDoing('edit')}>
            {say('inventory.unit.edit')}
          </Button>
        )}
        <Button size="s" icon="barcode" aria-haspopup="dialog" onClick={() => setDoing('label')}>
          {say('inventory.unit.label')}
        </Button>
      </Row>
      <Facts unit={unit} />
      <History unit={unit} />
      <Suspense>
        {doing === 'adjust' && <AdjustDialog goods={goods} onClose={close} />}
        {doing === 'reserve' && <ReserveDialog goods={goods} onClose={close} />}
        {doing === 'edit' && <UnitEdit unit={unit} onClose={close} />}
        {doing === 'label' && <UnitLabelsDialog units={[unit]} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

/** Whom it is kept for, and the way to end that. */
function Kept({ unit: { reservation }, mayRelease }: { unit: UnitDetails; mayRelease: boolean }) {
  const say = useSay();
  const { day } = useFormats();
  const problems = useProblem();
  const work = useWork();
  if (reservation === null) return null;
  const { id, customerName, until, by, note } = reservation;
  const release = async () => {
    const done = await work.run(id, (key) => call(reservations.release, { params: { id } }, { key }));
    if (done === null) return;
    toasts.show({ tone: 'ok', text: say('inventory.release.done') });
    refreshStock();
  };
  return (
    <Alert
      tone="accent"
      title={say('inventory.kept', { customer: customerName, day: day(until) })}
      actions={
        mayRelease && (
          <Button size="s" busy={work.busy} onClick={() => void release()}>
            {say('inventory.release')}
          </Button>
        )
      }
    >
      {work.problem ? problems.say(work.problem) : (note ?? say('inventory.kept.by', { by }))}
    </Alert>
  );
}

function Facts({ unit }: { unit: UnitDetails }) {
  const say = useSay();
  const { money, date, day, number } = useFormats();
  const text = (id: string, label: string, value: ReactNode): Description[] =>
    value === null || value === '' ? [] : [{ id, label, value }];
  const items: Description[] = [
    ...unit.identifiers.map(({ type, value }) => ({
      id: value,
      label: say(`choice.identifier.${type}`),
      value: <Text code>{value}</Text>,
    })),
    ...text('condition', say('field.unit.condition'), say(`inventory.condition.${unit.condition}`)),
    ...text('grade', say('field.unit.grade'), unit.grade),
    ...text('color', say('field.unit.color'), unit.color),
    ...text('storage', say('field.unit.storage'), unit.storage),
    ...text(
      'battery',
      say('field.unit.batteryHealth'),
      unit.batteryHealth === null ? null : say('inventory.percent', { share: unit.batteryHealth }),
    ),
    ...text('carrier', say('field.unit.carrier'), unit.carrier),
    ...text('lock', say('field.unit.lockStatus'), say(`inventory.lock.${unit.lockStatus}`)),
    ...text('price', say('field.unit.price'), money(unit.price)),
    ...text('cost', say('field.unit.cost'), unit.cost === null ? null : money(unit.cost)),
    ...text('received', say('field.unit.receivedAt'), date(unit.receivedAt)),
    ...text('days', say('field.unit.daysInStock'), number(unit.daysInStock)),
    ...text(
      'warranty',
      say('field.unit.vendorWarrantyUntil'),
      unit.vendorWarrantyUntil === null ? null : day(unit.vendorWarrantyUntil),
    ),
    ...(unit.invoiceId === null
      ? []
      : [
          {
            id: 'invoice',
            label: say('field.unit.invoiceNumber'),
            value: <InvoiceLink id={unit.invoiceId} number={unit.invoiceNumber} />,
          },
        ]),
    ...text('notes', say('field.unit.notes'), unit.notes),
  ];
  return <DescriptionList layout="rows" items={items} />;
}

/** What became of it and what was written about it, the latest first. */
function History({ unit }: { unit: UnitDetails }) {
  const say = useSay();
  const { moment } = useFormats();
  const moved = unit.events.map(({ at, from, to, number, by, note, source }, index) => ({
    at,
    id: `m${index}`,
    icon: 'box' as const,
    title:
      from === null
        ? say('inventory.history.began', { to: say(`choice.unit.status.${to}`) })
        : say('inventory.history.moved', {
            from: say(`choice.unit.status.${from}`),
            to: say(`choice.unit.status.${to}`),
          }),
    text: [number ?? say(`inventory.source.${source}`), by, shownNote(note, source, say)].filter(Boolean).join(' · '),
  }));
  const written = unit.changes.map(({ at, by, fields }, index) => ({
    at,
    id: `c${index}`,
    icon: 'edit' as const,
    title: say('inventory.history.changed', {
      fields: fields.map((name) => say.known(`field.unit.${name}`) ?? name).join(', '),
    }),
    text: by,
  }));
  const items: TimelineItem[] = [...moved, ...written]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map((item) => ({ ...item, timeText: moment(item.at) }));
  return (
    <Card look="bare" title={say('inventory.history')}>
      <Timeline items={items} />
    </Card>
  );
}

/** How a reservation ended is kept as a word; everything else was written by a person. */
const shownNote = (note: string | null, source: string, say: ReturnType<typeof useSay>) =>
  note !== null && source === 'reservation' ? (say.known(`inventory.end.${note}`) ?? note) : note;
