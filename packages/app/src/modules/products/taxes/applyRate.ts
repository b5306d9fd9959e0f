import { applyTax, type Tax } from '@tilldesk/domain/products';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';

/** Applies the rate of a tax to all products with this tax. */
export const applyRate: Action<Tax, { changed: number }> = action({
  title: 'taxes.apply.title',
  text: 'taxes.apply.text',
  confirm: 'taxes.apply',
  cancel: 'taxes.apply.back',
  values: ({ name, rate, behind }, { percent }) => ({ name, rate: percent(rate), count: behind }),
  send: ({ id }) => call(applyTax, { params: { id } }),
  done: ({ changed }, _, { t }) => t('taxes.applied', { count: changed }),
  refresh: ['taxes', 'products'],
});
