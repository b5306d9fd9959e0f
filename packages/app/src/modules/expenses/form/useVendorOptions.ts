import { PAGE_LIMIT_MAX } from '@tilldesk/domain/contract';
import { vendors } from '@tilldesk/domain/vendors';
import { useMemo } from 'react';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useCan } from '../../../session/useCan.ts';

const all = { query: { limit: PAGE_LIMIT_MAX, sort: 'name' } } as const;

/** Returns the vendors as options of a filter; none for a person who may not read vendors. */
export function useVendorOptions(): readonly { id: string; label: string }[] {
  const mayRead = useCan('Vendor', 'read');
  const { data } = useAnswer(vendors.list, mayRead ? all : null);
  return useMemo(() => (data?.items ?? []).map(({ id, name }) => ({ id, label: name })), [data]);
}
