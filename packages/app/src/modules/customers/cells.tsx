import { type Customer, formatPhone } from '@tilldesk/domain/customers';
import { Icon, Text } from '@tilldesk/ui';
import { InlineGroup } from '../../page/flow.styles.ts';
import { Shown } from '../../resource/FieldValue.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';

export const PhoneCell = ({ row }: { row: Customer }) => (
  <Shown kind="code" value={row.phone === null ? null : formatPhone(row.phone)} />
);

/** Shows a customer's store credit, with emphasis when there is any. */
export function CreditCell({ row: { storeCredit } }: { row: Customer }) {
  const amount = <Shown kind="money" value={storeCredit} />;
  return storeCredit === 0 ? <Text tone="muted">{amount}</Text> : <Text weight="medium">{amount}</Text>;
}

export const TagsCell = ({ row }: { row: Customer }) => <Shown kind="text" value={row.tags.join(', ')} />;

/** Shows the customer's name, with a mark when there is something to know before a sale. */
export function NameCell({ row }: { row: Customer }) {
  const t = useTranslate();
  if (row.alert === null) return row.name;
  return (
    <InlineGroup>
      {row.name}
      <Icon name="warning" size={14} aria-label={t('customers.hasAlert')} role="img" />
    </InlineGroup>
  );
}
