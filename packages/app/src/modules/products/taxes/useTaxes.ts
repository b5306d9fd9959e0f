import { PAGE_LIMIT_MAX } from '@tilldesk/domain/contract';
import { taxes, type Tax } from '@tilldesk/domain/products';
import { useAnswer } from '../../../api/useAnswer.ts';

const all = { query: { limit: PAGE_LIMIT_MAX, sort: 'name' } } as const;
const none: readonly Tax[] = [];

/** Returns all named taxes of the business. */
export const useTaxes = (): readonly Tax[] => useAnswer(taxes.list, all).data?.items ?? none;
