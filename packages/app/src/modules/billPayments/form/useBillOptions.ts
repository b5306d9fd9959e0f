import { PAGE_LIMIT_MAX } from '@tilldesk/domain/contract';
import { billCarriers, billProviders, type BillCarrier } from '@tilldesk/domain/billPayments';
import { useMemo } from 'react';
import { useAnswer } from '../../../api/useAnswer.ts';

const all = { query: { limit: PAGE_LIMIT_MAX, sort: 'name' } } as const;
const none: readonly never[] = [];

/** Returns the providers of bills as options; undefined while they load. */
export function useProviders(): readonly { id: string; label: string }[] | undefined {
  const { data } = useAnswer(billProviders.list, all);
  return useMemo(() => data?.items.map(({ id, name }) => ({ id, label: name })), [data]);
}

/** Returns the providers as options of a filter. */
export const useProviderOptions = (): readonly { id: string; label: string }[] => useProviders() ?? none;

/** Returns the carriers of bills with their terms; undefined while they load. */
export const useCarriers = (): readonly BillCarrier[] | undefined => useAnswer(billCarriers.list, all).data?.items;

/** Returns the carriers as options of a filter. */
export function useCarrierOptions(): readonly { id: string; label: string }[] {
  const carriers = useCarriers();
  return useMemo(() => carriers?.map(({ id, name }) => ({ id, label: name })) ?? none, [carriers]);
}
