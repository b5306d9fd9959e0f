import type { Vendor } from '@tilldesk/domain/vendors';
import { Text } from '@tilldesk/ui';
import { Shown } from '../../resource/FieldValue.tsx';

/** The balance owed to a vendor; muted when it is zero. */
export function VendorBalance({ row: { balance } }: { row: Vendor }) {
  const amount = <Shown kind="money" value={balance} />;
  return !balance ? <Text tone="muted">{amount}</Text> : <Text weight="medium">{amount}</Text>;
}
