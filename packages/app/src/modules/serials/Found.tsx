import { serialLookup, type SerialHit } from '@tilldesk/domain/lookup';
import { Alert, EmptyState, Text } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { addressOf } from '../../navigation/addressOf.ts';
import { routerLink } from '../../navigation/routerLink.tsx';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import { Failed } from '../../page/Failed.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { Wait } from '../../page/Loading.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { UnitStatusBadge } from '../../stock/UnitStatusBadge.tsx';
import { useAnswer } from '../../api/useAnswer.ts';

/** Lists the devices that match the searched digits. */
export function Found({ q }: { q: string }) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const { date, number } = useFormats();
  const { data, problem, again } = useAnswer(serialLookup, { query: { q } }, { watch: ['units'] });
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  if (!data) return <Wait />;
  if (data.items.length === 0) {
    return data.more ? (
      <Alert tone="neutral" title={t('serials.many')}>
        {t('serials.many.text')}
      </Alert>
    ) : (
      <EmptyState icon="barcode" title={t('serials.nothing', { text: q })} text={t('serials.nothing.text')} />
    );
  }
  const columns: Column<SerialHit>[] = [
    {
      id: 'found',
      header: t('serials.identifier'),
      cell: ({ found, deviceId }) =>
        routerLink({ href: addressOf('/serial-tracking', { query: { device: deviceId } }), children: found }),
      width: 200,
    },
    { id: 'product', header: t('serials.product'), cell: ({ productName }) => productName },
    {
      id: 'status',
      header: t('serials.status'),
      cell: ({ status }) => <UnitStatusBadge status={status} />,
      width: 180,
    },
    { id: 'store', header: t('serials.store'), cell: ({ storeName }) => storeName, width: 180 },
    { id: 'received', header: t('serials.received'), cell: ({ receivedAt }) => date(receivedAt), width: 140 },
    { id: 'lives', header: t('serials.lives'), cell: ({ lives }) => number(lives), align: 'end', width: 80 },
  ];
  return (
    <Stack>
      <Text as="p" tone="muted">
        {t('serials.found', { count: data.items.length, text: q })}
      </Text>
      <DataTable
        label={t('serials.found', { count: data.items.length, text: q })}
        columns={columns}
        rows={data.items}
        rowId={({ deviceId }) => deviceId}
        onOpen={({ deviceId }) => navigateTo('/serial-tracking', { query: { device: deviceId } })}
      />
      {data.more && (
        <Text as="p" tone="muted">
          {t('serials.many.text')}
        </Text>
      )}
    </Stack>
  );
}
