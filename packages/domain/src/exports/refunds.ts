/** `@tilldesk/domain/refunds`: refunds and exchanges. */
export {
  refundKinds,
  refundStatuses,
  type RefundKind,
  type RefundLink,
  type RefundStatus,
} from '../refunds/refundKinds.entity.ts';
export {
  type Refundable,
  type RefundableInvoice,
  type RefundableLine,
  type ReturnableGoods,
} from '../refunds/refundable.entity.ts';
export { refunds } from '../refunds/refunds.contract.ts';
export {
  deactivations,
  goodsConditions,
  returnDispositions,
  refundDraft,
  refundLineDraft,
  refundReasons,
  refundSettlements,
  type Deactivation,
  type ExchangeSale,
  type GoodsCondition,
  type ReturnDisposition,
  type Refund,
  type RefundDraft,
  type RefundLine,
  type RefundLineDraft,
  type RefundReason,
  type RefundRow,
  type RefundSettlement,
  type RefundTender,
} from '../refunds/refunds.entity.ts';
export {
  amountParts,
  deactivationsOf,
  dispositionsOf,
  goodwillShares,
  isLateReturn,
  otherTenders,
  payoutKinds,
  owedFee,
  piecesParts,
  proposedTenders,
  refundExtent,
  settleRefund,
  shareOf,
  type RefundParts,
  type Settlement,
  type TenderLeft,
} from '../refunds/refunds.rules.ts';
