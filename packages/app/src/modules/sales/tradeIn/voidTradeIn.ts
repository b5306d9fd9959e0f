import { tradeIns, type TradeIn } from '@tilldesk/domain/tradeIns';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { reasonField, safeRetry } from '../../../approvals/reasonField.ts';
import { touches } from './tradeIn.wiring.ts';

/** Reverses the purchase of a device that was bought without a sale. */
export const voidTradeIn: Action<TradeIn> = action({
  title: 'tradeIn.back.title',
  text: 'tradeIn.back.text',
  confirm: 'tradeIn.back.do',
  tone: 'danger',
  unsure: safeRetry,
  values: ({ number, customerName, productName, code, offer }, { money }) => ({
    number: number ?? '',
    customer: customerName,
    product: productName,
    code,
    amount: money(offer),
  }),
  fields: { reason: reasonField },
  approval: { action: 'tradeIn.void', subjectId: ({ id }) => id, sentence: 'tradeIn.back.sentence' },
  send: ({ id }, { reason }, { key, approval }) =>
    call(tradeIns.void, { params: { id }, body: { reason, ...approval } }, { key }),
  done: 'tradeIn.back.done',
  refresh: touches,
});
