import { longText, text } from '@tilldesk/domain/fields';
import { cancelPurchase, closeShort, sendPurchase, type Purchase } from '@tilldesk/domain/purchases';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { withReason } from '../withReason.ts';

const refresh = ['purchases', 'vendors', 'units'];

/** Emails an order to its vendor in the vendor's language. */
export const sendOrder: Action<Purchase, Purchase> = action({
  title: 'purchases.send.title',
  text: ({ sentAt, sentTo }, { t, moment }) =>
    sentAt === null ? t('purchases.send.text') : t('purchases.send.again', { when: moment(sentAt), to: sentTo ?? '' }),
  confirm: 'purchases.send',
  icon: 'send',
  closeLabel: 'buying.close',
  unsure: { text: 'buying.unsure', again: 'buying.again' },
  values: ({ number }) => ({ name: number ?? '' }),
  fields: {
    to: {
      label: 'purchases.send.to',
      schema: text({ required: true, format: 'email', max: 60 }),
      initial: ({ vendor }) => vendor.email,
    },
    message: { label: 'purchases.send.message', schema: longText({ max: 500 }) },
  },
  send: ({ id }, body, { key }) => call(sendPurchase, { params: { id }, body }, { key }),
  done: ({ sentTo }, { number }, { t }, { to }) => t('purchases.sent', { name: number ?? '', to: sentTo ?? to }),
  refresh: ['purchases'],
});

/** Closes an order short. Without the right to do so, it requires an approval in the dialog. */
export const closeOrder: Action<Purchase> = action({
  ...withReason,
  title: 'purchases.close.title',
  text: 'purchases.close.text',
  confirm: 'purchases.close',
  values: ({ number, open }) => ({ name: number ?? '', count: open }),
  approval: { action: 'purchase.closeShort', subjectId: ({ id }) => id, sentence: 'purchases.close.sentence' },
  send: ({ id, version }, { reason }, { key, approval }) =>
    call(closeShort, { params: { id }, body: { version, reason, ...approval } }, { key }),
  done: 'purchases.closed',
  refresh,
});

/** Cancels an order of which nothing was received, or discards a draft. */
export const cancelOrder: Action<Purchase> = action({
  ...withReason,
  title: 'purchases.cancel.title',
  text: ({ number }, { t }) => t(number === null ? 'purchases.cancel.draft' : 'purchases.cancel.text'),
  confirm: ({ number }, { t }) => t(number === null ? 'purchases.discard' : 'purchases.cancel'),
  values: ({ number, vendorName }, { t }) => ({ name: number ?? t('purchases.draftOf', { vendor: vendorName }) }),
  send: ({ id, version }, { reason }, { key }) =>
    call(cancelPurchase, { params: { id }, body: { version, reason } }, { key }),
  done: 'purchases.cancelled',
  refresh,
});
