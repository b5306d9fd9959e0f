import type { ScansAnswer } from '@tilldesk/domain/machines';
import { counts } from '@tilldesk/domain/counts';
import { action, missingValue, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { ProductInput } from './ProductInput.tsx';

/** Assigns an unknown code to a product; earlier scans of the code are then counted. */
export const matchCode: Action<{ countId: string; code: string }, ScansAnswer> = action({
  size: 's',
  title: 'counts.match.title',
  text: 'counts.match.text',
  confirm: 'counts.match.do',
  cancel: 'counts.sheet.close',
  values: ({ code }) => ({ code }),
  fields: {
    productId: { input: ProductInput, parts: ['code'], check: (product) => (product ? undefined : missingValue) },
  },
  send: ({ countId, code }, { productId: product }) =>
    call(counts.match, { params: { id: countId }, body: { code, productId: product?.id ?? '' } }),
  done: (_answer, { code }, { t }, { productId: product }) =>
    t('counts.matched', { code, product: product?.label ?? '' }),
});
