import { can } from '@tilldesk/domain/rights';
import { vendorFigures, vendorAttachments, type Vendor } from '@tilldesk/domain/vendors';
import { Card, DescriptionList, Text, Timeline } from '@tilldesk/ui';
import { Suspense } from 'react';
import { Stack } from '../../../page/flow.styles.ts';
import { Details } from '../../../resource/Details.tsx';
import { Columns } from '../../../resource/Details.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Translated } from '../../../i18n/Translated.tsx';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';
import { vendorsResource } from '../vendors.resource.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const AttachmentsCard = lazyPart(async () => (await import('../../../purchasing/AttachmentsCard.tsx')).AttachmentsCard);

/** A vendor's contact data, terms, and notes. */
export function VendorOverview({ vendor }: { vendor: Vendor }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const { permissions, limits } = useSession();
  const { createdAt, updatedAt, notes } = vendor;
  const entry = (id: string, title: string, at: string) => ({ id, title, at, timeText: moment(at) });
  const added = entry('added', t('details.added'), createdAt);
  const changed = entry('changed', t('details.lastChange'), updatedAt);
  return (
    <Columns>
      <Stack>
        <Details resource={vendorsResource} record={vendor} />
      </Stack>
      <Stack>
        <Deliveries vendorId={vendor.id} />
        <Card title={t('vendors.notes')}>
          {notes === null ? (
            <Text as="p" tone="muted">
              {t('vendors.noNotes')}
            </Text>
          ) : (
            <Translated>{notes}</Translated>
          )}
        </Card>
        <Suspense>
          {limits.viewCost && (
            <AttachmentsCard
              calls={vendorAttachments}
              id={vendor.id}
              mayChange={can(permissions, 'Vendor', 'update')}
            />
          )}
        </Suspense>
        <Card title={t('details.history')}>
          <Timeline items={updatedAt === createdAt ? [added] : [changed, added]} />
        </Card>
      </Stack>
    </Columns>
  );
}

/** The vendor's delivery times and fill rate, calculated from its orders; empty until an order was placed. */
function Deliveries({ vendorId }: { vendorId: string }) {
  const t = useTranslate();
  const { number, percent } = useFormats();
  const { data } = useAnswer(vendorFigures, { params: { id: vendorId } });
  if (!data || data.orders === 0) return null;
  const { orders, leadDays, fillRate, received, defective } = data;
  const unknown = t('vendors.deliveries.unknown');
  const share = (part: number) => percent(Math.round(part * 1000) / 1000);
  return (
    <Card title={t('vendors.deliveries')} hint={t('vendors.deliveries.about')}>
      <DescriptionList
        layout="rows"
        items={[
          { id: 'orders', label: t('vendors.deliveries.orders'), value: number(orders) },
          {
            id: 'lead',
            label: t('vendors.deliveries.lead'),
            value: leadDays === null ? unknown : t('vendors.deliveries.days', { days: number(leadDays) }),
          },
          {
            id: 'fill',
            label: t('vendors.deliveries.fill'),
            value: fillRate === null ? unknown : share(fillRate),
          },
          {
            id: 'defective',
            label: t('vendors.deliveries.defective'),
            value:
              received === 0
                ? unknown
                : t('vendors.deliveries.ofPieces', {
                    share: share(defective / received),
                    count: number(defective),
                    received: number(received),
                  }),
          },
        ]}
      />
    </Card>
  );
}
