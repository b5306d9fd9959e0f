import type { SerialLife, SerialTimeline } from '@tilldesk/domain/lookup';
import { Card, DescriptionList, Divider, Text, type Description } from '@tilldesk/ui';
import { Stack } from '../../page/flow.styles.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { UnitStatusBadge } from '../../stock/UnitStatusBadge.tsx';

type DeviceFactsProps = { device: SerialTimeline; life: SerialLife };

/**
 * The details of a device and its current status, from its latest stay in the business; unknown values are left out.
 */
export function DeviceFacts({ device, life }: DeviceFactsProps) {
  const t = useTranslate();
  const { money, day, date, number } = useFormats();
  const fact = (name: Fact, value: string | null): Description[] =>
    value === null ? [] : [{ id: name, label: t(`serials.${name}`), value }];
  return (
    <Card
      title={life.productName}
      hint={[life.sku, life.color, life.storage].filter(Boolean).join(' · ')}
      actions={<UnitStatusBadge status={life.status} />}
    >
      <Stack>
        <DescriptionList
          layout="rows"
          items={[
            ...device.identifiers.map(({ type, value }) => ({
              id: value,
              label: t(`choice.identifier.${type}`),
              value: <Text code>{value}</Text>,
            })),
            ...fact('store', life.storeName),
            ...fact('location', life.locationName),
            ...fact('received', date(life.receivedAt)),
            ...fact('gone', life.goneAt && date(life.goneAt)),
            ...fact('days', number(life.daysInStock)),
            ...fact('came', t(`serials.came.${life.acquiredVia}`)),
            ...fact('vendor', life.vendorName),
            ...fact('condition', t(`serials.condition.${life.condition}`)),
            ...fact('grade', life.grade),
            ...fact(
              'battery',
              life.batteryHealth === null ? null : t('serials.percent', { value: life.batteryHealth }),
            ),
            ...fact('carrier', life.carrier),
            ...fact('lock', life.lockStatus === 'unknown' ? null : t(`serials.lock.${life.lockStatus}`)),
            ...fact('price', money(life.price)),
            ...fact('cost', life.cost === null ? null : money(life.cost)),
            ...fact('vendorWarranty', life.vendorWarrantyUntil && day(life.vendorWarrantyUntil)),
          ]}
        />
        {life.notes !== null && (
          <>
            <Divider />
            <Text as="p" written>
              {life.notes}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}

type Fact =
  | 'store'
  | 'location'
  | 'received'
  | 'gone'
  | 'days'
  | 'came'
  | 'vendor'
  | 'condition'
  | 'grade'
  | 'battery'
  | 'carrier'
  | 'lock'
  | 'price'
  | 'cost'
  | 'vendorWarranty';
