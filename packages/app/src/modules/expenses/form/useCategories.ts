import { PAGE_LIMIT_MAX } from '@tilldesk/domain/contract';
import { expenseCategories } from '@tilldesk/domain/expenses';
import { useMemo } from 'react';
import { useAnswer } from '../../../api/useAnswer.ts';

const all = { query: { limit: PAGE_LIMIT_MAX, sort: 'name' } } as const;

/** Returns the categories of expenses as options; undefined while they load. */
export function useCategories(): readonly { id: string; label: string }[] | undefined {
  const { data } = useAnswer(expenseCategories.list, all);
  return useMemo(() => data?.items.map(({ id, name }) => ({ id, label: name })), [data]);
}

/** Returns the categories as options of a filter. */
export const useCategoryOptions = (): readonly { id: string; label: string }[] => useCategories() ?? none;

const none: readonly never[] = [];
