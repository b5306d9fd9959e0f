import type { Vendor } from '@tilldesk/domain/stock';
import { Text } from '@tilldesk/ui';
import { Shown } from '../../resource/FieldValue.tsx';

/** What is owed to a vendor; quiet where it is nothing. */
export function VendorBalance({ row: { balance } }: { row: Vendor }) {
  const amount = <Shown kind="money" value={balance} />;
  return !balance ? <Text tone="muted">{amount}</Text> : <Text weight="medium">{amount}</Text>;
}
