import type { ManagedStore } from '@tilldesk/domain/stores';
import { Badge } from '@tilldesk/ui';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** Shows whether people can sign in at a store. */
export function StoreStatus({ row: { active } }: { row: Pick<ManagedStore, 'active'> }) {
  const t = useTranslate();
  return active ? <Badge tone="ok">{t('stores.active')}</Badge> : <Badge tone="neutral">{t('stores.inactive')}</Badge>;
}
