import type { SerialEntry, SerialTimeline } from '@tilldesk/domain/lookup';
import { Text, type IconName, type TimelineItem, type Tone } from '@tilldesk/ui';
import { Fragment, type ReactNode } from 'react';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { InlineGroup } from '../../page/flow.styles.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { UnitStatusBadge } from '../../stock/UnitStatusBadge.tsx';

/** Returns the history of a device as timeline items: the document, the change, the people, and a link. */
export function useEntries({ entries, lives }: SerialTimeline): TimelineItem[] {
  const t = useTranslate();
  const { money, day, moment } = useFormats();
  const maySeeCustomers = useMayEnter('/customer-management');
  const stores = new Set(entries.map(({ storeName }) => storeName));
  const lifeNumberOf = (unitId: string) => lives.length - lives.findIndex((life) => life.unitId === unitId);

  const nameOf = ({ what, source }: SerialEntry): string => {
    if (what === 'cost')
      return t(source === 'landedCost' ? 'stock.movement.landedCost' : 'stock.movement.costCorrection');
    return t(`serials.entry.${what === 'moved' ? source : what}`);
  };
  const titleOf = (entry: SerialEntry): ReactNode => {
    return (
      <InlineGroup>
        <Text weight="medium">
          {nameOf(entry)} <DocumentLink entry={entry} />
        </Text>
        {entry.what === 'moved' && entry.to !== null && <UnitStatusBadge status={entry.to} />}
      </InlineGroup>
    );
  };
  const customerOf = ({ customerId, customerName }: SerialEntry): ReactNode =>
    customerId !== null && maySeeCustomers ? (
      <PageLink to="/customer-management/customer-details/:customerId" with={{ customerId }}>
        {customerName}
      </PageLink>
    ) : (
      customerName
    );
  const partsOf = (entry: SerialEntry): Record<string, ReactNode> => ({
    life:
      lives.length > 1 &&
      entry.what === 'moved' &&
      entry.from === null &&
      t('serials.life', { turn: lifeNumberOf(entry.unitId) }),
    reason: entry.reason && t(`stock.reason.${entry.reason}`),
    vendor: entry.vendorName,
    purchase: entry.purchaseId !== null && <PurchaseLink entry={entry} />,
    customer: entry.customerName !== null && customerOf(entry),
    amount:
      entry.amount !== null &&
      (entry.what === 'cost' ? t('serials.costs', { amount: money(entry.amount) }) : money(entry.amount)),
    until:
      entry.until !== null &&
      t(entry.source === 'reservation' ? 'serials.reservedUntil' : 'serials.warrantyUntil', { day: day(entry.until) }),
    note: entry.note,
    store: stores.size > 1 && entry.storeName,
    by: entry.by,
  });

  return entries.map((entry, index) => ({
    id: String(index),
    title: titleOf(entry),
    text: <Parts parts={partsOf(entry)} />,
    at: entry.at,
    timeText: moment(entry.at),
    ...faceOf(entry),
  }));
}

/** Renders the known parts in one line, separated by dots. */
function Parts({ parts }: { parts: Readonly<Record<string, ReactNode>> }) {
  return Object.entries(parts)
    .filter(([, part]) => part !== null && part !== false)
    .map(([name, part], index) => (
      <Fragment key={name}>
        {index > 0 && ' · '}
        {part}
      </Fragment>
    ));
}

function PurchaseLink({ entry: { purchaseId, purchaseNumber } }: { entry: SerialEntry }) {
  return (
    purchaseId !== null && (
      <PageLink to="/purchases/edit-purchases/:purchaseId" with={{ purchaseId }}>
        {purchaseNumber}
      </PageLink>
    )
  );
}

/** The document number of a movement, linked to its page; a trade-in links to the sale that it paid for. */
function DocumentLink({ entry: { source, documentId, number } }: { entry: SerialEntry }) {
  if (documentId === null || number === null) return number;
  if (source === 'invoice' || source === 'tradeIn') {
    return (
      <PageLink to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: documentId }}>
        {number}
      </PageLink>
    );
  }
  if (source === 'refund') {
    return (
      <PageLink to="/refund-management/refund-details/:refundId" with={{ refundId: documentId }}>
        {number}
      </PageLink>
    );
  }
  return number;
}

const inactiveStatuses: readonly (string | null)[] = ['scrapped', 'lost', 'stolen', 'parts_only'];

/** Returns the icon and the tone of an entry. */
function faceOf({ what, source, from, to }: SerialEntry): { icon: IconName; tone: Tone } {
  if (what === 'cost') return { icon: 'cash', tone: 'neutral' };
  if (what === 'counted') return { icon: 'barcode', tone: 'neutral' };
  if (what === 'changed') return { icon: 'edit', tone: 'neutral' };
  if (what === 'activated') return { icon: 'phone', tone: 'ok' };
  if (inactiveStatuses.includes(to)) return { icon: 'warning', tone: 'bad' };
  if (to === 'sold') return { icon: 'cart', tone: 'ok' };
  if (source === 'reservation') return { icon: 'lock', tone: 'accent' };
  if (source === 'transfer') return { icon: 'truck', tone: 'accent' };
  if (source === 'refund') return { icon: 'undo', tone: 'warn' };
  if (from === null) return { icon: 'box', tone: 'accent' };
  return { icon: 'refresh', tone: 'neutral' };
}
