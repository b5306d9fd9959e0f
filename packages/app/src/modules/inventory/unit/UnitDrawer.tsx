import { can } from '@tilldesk/domain/rights';
import { units, reservations, type UnitDetails } from '@tilldesk/domain/inventory';
import { reasonsForUnit } from '@tilldesk/domain/adjustments';
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
import { useMutation } from '../../../api/useMutation.ts';
import { Failed } from '../../../page/Failed.tsx';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { Wait } from '../../../page/Loading.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { UnitStatusBadge } from '../../../stock/UnitStatusBadge.tsx';
import { useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { InvoiceLink } from '../cells.tsx';
import type { Goods } from '../goods.ts';
import { refreshStock } from '../inventory.wiring.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const AdjustDialog = lazyPart(async () => (await import('../adjust/AdjustDialog.tsx')).AdjustDialog);
const ReserveDialog = lazyPart(async () => (await import('../ReserveDialog.tsx')).ReserveDialog);
const UnitEdit = lazyPart(async () => (await import('./UnitEdit.tsx')).UnitEdit);
const UnitLabelsDialog = lazyPart(async () =>
  (await import('../../../printing/labels/UnitLabelsDialog.tsx')).loadUnitLabels(),
);

type UnitDrawerProps = { unitId: string; onClose: () => void };

/** Side panel with one unit: its details, its status, the available actions, and its history. */
export function UnitDrawer({ unitId, onClose }: UnitDrawerProps) {
  const t = useTranslate();
  const { data, problem, again } = useAnswer(units.one, { params: { id: unitId } }, { watch: ['inventory'] });
  return (
    <Drawer
      open
      width={440}
      title={data?.code ?? t('inventory.unit')}
      closeLabel={t('inventory.close')}
      onClose={onClose}
    >
      {data ? <Shown unit={data} /> : problem ? <Failed problem={problem} onAgain={again} /> : <Wait />}
    </Drawer>
  );
}

type DialogKind = 'adjust' | 'reserve' | 'edit' | 'label';

function Shown({ unit }: { unit: UnitDetails }) {
  const t = useTranslate();
  const { permissions } = useSession();
  const [dialogKind, setDialogKind] = useState<DialogKind | null>(null);
  const mayChange = can(permissions, 'Inventory', 'update');
  const mayReserve = mayChange && can(permissions, 'Customer', 'read') && unit.status === 'in_stock';
  const { id, code, status, productId, productName } = unit;
  const goods: Goods = { productId, productName, units: [{ id, code, status }], available: null, onHand: null };
  const close = () => setDialogKind(null);
  return (
    <Stack>
      <Row>
        <UnitStatusBadge status={status} />
        <Text tone="muted">{productName}</Text>
      </Row>
      <ReservationBox unit={unit} mayRelease={mayChange} />
      <Row>
        {mayChange && reasonsForUnit(status).length > 0 && (
          <Button size="s" icon="edit" aria-haspopup="dialog" onClick={() => setDialogKind('adjust')}>
            {t('inventory.adjust.do')}
          </Button>
        )}
        {mayReserve && (
          <Button size="s" icon="user" aria-haspopup="dialog" onClick={() => setDialogKind('reserve')}>
            {t('inventory.reserve.do')}
          </Button>
        )}
        {mayChange && (
          <Button size="s" icon="tag" aria-haspopup="dialog" onClick={() => setDialogKind('edit')}>
            {t('inventory.unit.edit')}
          </Button>
        )}
        <Button size="s" icon="barcode" aria-haspopup="dialog" onClick={() => setDialogKind('label')}>
          {t('inventory.unit.label')}
        </Button>
      </Row>
      <Facts unit={unit} />
      <History unit={unit} />
      <Suspense>
        {dialogKind === 'adjust' && <AdjustDialog goods={goods} onClose={close} />}
        {dialogKind === 'reserve' && <ReserveDialog goods={goods} onClose={close} />}
        {dialogKind === 'edit' && <UnitEdit unit={unit} onClose={close} />}
        {dialogKind === 'label' && <UnitLabelsDialog units={[unit]} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

/** The unit's reservation, with a button to release it. */
function ReservationBox({ unit: { reservation }, mayRelease }: { unit: UnitDetails; mayRelease: boolean }) {
  const t = useTranslate();
  const { day } = useFormats();
  const problems = useProblem();
  const work = useMutation();
  if (reservation === null) return null;
  const { id, customerName, until, by, note } = reservation;
  const release = async () => {
    const done = await work.run(id, (key) => call(reservations.release, { params: { id } }, { key }));
    if (done === null) return;
    toasts.show({ tone: 'ok', text: t('inventory.release.done') });
    refreshStock();
  };
  return (
    <Alert
      tone="accent"
      title={t('inventory.reserved', { customer: customerName, day: day(until) })}
      actions={
        mayRelease && (
          <Button size="s" busy={work.busy} onClick={() => void release()}>
            {t('inventory.release')}
          </Button>
        )
      }
    >
      {work.problem ? problems.message(work.problem) : (note ?? t('inventory.reserved.by', { by }))}
    </Alert>
  );
}

function Facts({ unit }: { unit: UnitDetails }) {
  const t = useTranslate();
  const { money, date, day, number } = useFormats();
  const text = (id: string, label: string, value: ReactNode): Description[] =>
    value === null || value === '' ? [] : [{ id, label, value }];
  const items: Description[] = [
    ...unit.identifiers.map(({ type, value }) => ({
      id: value,
      label: t(`choice.identifier.${type}`),
      value: <Text code>{value}</Text>,
    })),
    ...text('condition', t('field.unit.condition'), t(`inventory.condition.${unit.condition}`)),
    ...text('grade', t('field.unit.grade'), unit.grade),
    ...text('color', t('field.unit.color'), unit.color),
    ...text('storage', t('field.unit.storage'), unit.storage),
    ...text(
      'battery',
      t('field.unit.batteryHealth'),
      unit.batteryHealth === null ? null : t('inventory.percent', { share: unit.batteryHealth }),
    ),
    ...text('carrier', t('field.unit.carrier'), unit.carrier),
    ...text('lock', t('field.unit.lockStatus'), t(`inventory.lock.${unit.lockStatus}`)),
    ...text('price', t('field.unit.price'), money(unit.price)),
    ...text('cost', t('field.unit.cost'), unit.cost === null ? null : money(unit.cost)),
    ...text('received', t('field.unit.receivedAt'), date(unit.receivedAt)),
    ...text('days', t('field.unit.daysInStock'), number(unit.daysInStock)),
    ...text(
      'warranty',
      t('field.unit.vendorWarrantyUntil'),
      unit.vendorWarrantyUntil === null ? null : day(unit.vendorWarrantyUntil),
    ),
    ...(unit.invoiceId === null
      ? []
      : [
          {
            id: 'invoice',
            label: t('field.unit.invoiceNumber'),
            value: <InvoiceLink id={unit.invoiceId} number={unit.invoiceNumber} />,
          },
        ]),
    ...text('notes', t('field.unit.notes'), unit.notes),
  ];
  return <DescriptionList layout="rows" items={items} />;
}

/** The unit's history and notes, the latest first. */
function History({ unit }: { unit: UnitDetails }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const moved = unit.events.map(({ at, from, to, number, by, note, source }, index) => ({
    at,
    id: `m${index}`,
    icon: 'box' as const,
    title:
      from === null
        ? t('inventory.history.began', { to: t(`choice.unit.status.${to}`) })
        : t('inventory.history.moved', {
            from: t(`choice.unit.status.${from}`),
            to: t(`choice.unit.status.${to}`),
          }),
    text: [number ?? t(`inventory.source.${source}`), by, shownNote(note, source, t)].filter(Boolean).join(' · '),
  }));
  const written = unit.changes.map(({ at, by, fields }, index) => ({
    at,
    id: `c${index}`,
    icon: 'edit' as const,
    title: t('inventory.history.changed', {
      fields: fields.map((name) => t.ifKnown(`field.unit.${name}`) ?? name).join(', '),
    }),
    text: by,
  }));
  const items: TimelineItem[] = [...moved, ...written]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map((item) => ({ ...item, timeText: moment(item.at) }));
  return (
    <Card variant="bare" title={t('inventory.history')}>
      <Timeline items={items} />
    </Card>
  );
}

/** The outcome of a reservation is stored as a code and translated; every other note is free text. */
const shownNote = (note: string | null, source: string, t: ReturnType<typeof useTranslate>) =>
  note !== null && source === 'reservation' ? (t.ifKnown(`inventory.end.${note}`) ?? note) : note;
