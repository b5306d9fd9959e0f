import { serialTimeline, type SerialTimeline } from '@tilldesk/domain/lookup';
import { Card, Timeline } from '@tilldesk/ui';
import { useEffect } from 'react';
import { PageLink } from '../../navigation/PageLink.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Row, Stack } from '../../page/flow.styles.ts';
import { Wait } from '../../page/Loading.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useSession } from '../../session/useSession.ts';
import { DeviceFacts } from './DeviceFacts.tsx';
import { recentSerials } from './recentSerials.ts';
import { Sides } from './Serials.styles.ts';
import { useEntries } from './useEntries.tsx';

/** The resources whose changes can affect a device. */
const watched = ['units', 'invoices', 'receipts', 'purchases', 'counts', 'inventory'];

/** A device: its details, its status, and its full history. */
export function Device({ id }: { id: string }) {
  const { user } = useSession();
  const { data, problem, again } = useAnswer(serialTimeline, { params: { deviceId: id } }, { watch: watched });
  const life = data?.lives[0];
  useEffect(
    function addToRecent() {
      if (life) recentSerials(user.id).note({ deviceId: id, code: life.code, productName: life.productName });
    },
    [life, id, user.id],
  );
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  if (!data || !life) return <Wait />;
  return <Shown device={data} />;
}

function Shown({ device }: { device: SerialTimeline }) {
  const t = useTranslate();
  const entries = useEntries(device);
  const [life] = device.lives;
  if (!life) return null;
  const { productId, productName, categoryId, categoryName, isHere, code } = life;
  return (
    <Sides>
      <Card title={t('serials.timeline')} hint={t('serials.timeline.lives', { count: device.lives.length })}>
        <Timeline items={entries} />
      </Card>
      <Stack>
        <DeviceFacts device={device} life={life} />
        <Row>
          <PageLink to="/product-management/edit-product/:productId" with={{ productId }} tone="secondary" icon="tag">
            {t('serials.toProduct')}
          </PageLink>
          {isHere && (
            <PageLink
              to="/manage-inventory/serialized/:categoryName/:categoryId/:itemName/:itemId"
              with={{ categoryName, categoryId, itemName: productName, itemId: productId }}
              query={{ search: code }}
              tone="secondary"
              icon="box"
            >
              {t('serials.toInventory')}
            </PageLink>
          )}
        </Row>
      </Stack>
    </Sides>
  );
}
