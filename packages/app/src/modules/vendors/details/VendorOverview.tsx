import { can } from '@tilldesk/domain/rights';
import { vendorFigures, vendorPapers, type Vendor } from '@tilldesk/domain/stock';
import { Card, DescriptionList, Text, Timeline } from '@tilldesk/ui';
import { Suspense } from 'react';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { Details } from '../../../kit/resource/Details.tsx';
import { Columns } from '../../../kit/resource/Details.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Translated } from '../../../kit/translated/Translated.tsx';
import { useAnswer } from '../../../wiring/answers.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { vendorsResource } from '../vendors.resource.ts';
import { lazyPart } from '../../../kit/page/later.tsx';

const PapersCard = lazyPart(async () => (await import('../../../kit/buying/PapersCard.tsx')).PapersCard);

/** How to reach a vendor, on what terms they sell, what the shop noted. */
export function VendorOverview({ vendor }: { vendor: Vendor }) {
  const say = useSay();
  const { moment } = useFormats();
  const { permissions, limits } = useSession();
  const { createdAt, updatedAt, notes } = vendor;
  const entry = (id: string, title: string, at: string) => ({ id, title, at, timeText: moment(at) });
  const added = entry('added', say('details.added'), createdAt);
  const changed = entry('changed', say('details.lastChange'), updatedAt);
  return (
    <Columns>
      <Stack>
        <Details resource={vendorsResource} record={vendor} />
      </Stack>
      <Stack>
        <Deliveries vendorId={vendor.id} />
        <Card title={say('vendors.notes')}>
          {notes === null ? (
            <Text as="p" tone="muted">
              {say('vendors.noNotes')}
            </Text>
          ) : (
            <Translated>{notes}</Translated>
          )}
        </Card>
        <Suspense>
          {limits.viewCost && (
            <PapersCard calls={vendorPapers} id={vendor.id} mayChange={can(permissions, 'Vendor', 'update')} />
          )}
        </Suspense>
        <Card title={say('details.history')}>
          <Timeline items={updatedAt === createdAt ? [added] : [changed, added]} />
        </Card>
      </Stack>
    </Columns>
  );
}

/** How soon and how fully they deliver, by what their orders say; nothing while none was placed. */
function Deliveries({ vendorId }: { vendorId: string }) {
  const say = useSay();
  const { number, percent } = useFormats();
  const { data } = useAnswer(vendorFigures, { params: { id: vendorId } });
  if (!data || data.orders === 0) return null;
  const { orders, leadDays, fillRate, received, defective } = data;
  const unknown = say('vendors.deliveries.unknown');
  const share = (part: number) => percent(Math.round(part * 1000) / 1000);
  return (
    <Card title={say('vendors.deliveries')} hint={say('vendors.deliveries.about')}>
      <DescriptionList
        layout="rows"
        items={[
          { id: 'orders', label: say('vendors.deliveries.orders'), value: number(orders) },
          {
            id: 'lead',
            label: say('vendors.deliveries.lead'),
            value: leadDays === null ? unknown : say('vendors.deliveries.days', { days: number(leadDays) }),
          },
          {
            id: 'fill',
            label: say('vendors.deliveries.fill'),
            value: fillRate === null ? unknown : share(fillRate),
          },
          {
            id: 'defective',
            label: say('vendors.deliveries.defective'),
            value:
              received === 0
                ? unknown
                : say('vendors.deliveries.ofPieces', {
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
