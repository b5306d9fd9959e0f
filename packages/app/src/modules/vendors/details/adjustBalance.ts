import { choice, longText, money } from '@tilldesk/domain/fields';
import { adjustVendorBalance, type Vendor } from '@tilldesk/domain/vendors';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';

/** Posts a balance from before the ledger was in use, or a settlement outside of it. */
export const adjustBalance: Action<Vendor, { balance: number }> = action({
  title: 'vendors.adjust',
  text: ({ balance }, { t, money: shown }) => t('vendors.adjust.about', { balance: shown(balance ?? 0) }),
  confirm: 'vendors.adjust.do',
  closeLabel: 'buying.close',
  unsure: { text: 'buying.unsure', again: 'buying.again' },
  fields: {
    direction: {
      label: 'vendors.adjust.change',
      schema: choice(['more', 'less']),
      initial: () => 'more' as const,
      option: (value, { t }) => t(value === 'more' ? 'vendors.adjust.more' : 'vendors.adjust.less'),
      radio: true,
    },
    amount: {
      label: 'vendors.entry.amount',
      schema: money({ required: true, min: 1 }),
      hint: ({ balance }, { t, money: shown }, { direction, amount }) =>
        typeof amount === 'number' && amount > 0
          ? t('vendors.adjust.after', { balance: shown((balance ?? 0) + signed(direction, amount)) })
          : '',
    },
    reason: { label: 'vendors.adjust.reason', schema: longText({ required: true, max: 200 }), rows: 3 },
  },
  send: ({ id: vendorId }, { direction, amount, reason }, { key, id }) => {
    const body = { id, amount: signed(direction, amount), reason };
    return call(adjustVendorBalance, { params: { id: vendorId }, body }, { key });
  },
  done: ({ balance }, _vendor, { t, money: shown }) => t('vendors.adjust.done', { balance: shown(balance) }),
  refresh: ['vendors'],
});

const signed = (direction: unknown, amount: number): number => (direction === 'less' ? -amount : amount);
