import { PAGE_LIMIT_MAX } from '@tilldesk/domain/contract';
import { variantGroups } from '@tilldesk/domain/products';
import { useMemo } from 'react';
import { useAnswer } from '../../../api/useAnswer.ts';

const all = { query: { limit: PAGE_LIMIT_MAX, sort: 'name' } } as const;

/** Returns every variant group as a filter option. */
export function useGroupOptions(): readonly { id: string; label: string }[] {
  const { data } = useAnswer(variantGroups.list, all);
  return useMemo(() => (data?.items ?? []).map(({ id, name: label }) => ({ id, label })), [data]);
}
