import { tenderRules } from '@tilldesk/domain/tenders';

// Registered when this module is loaded: the contract, which is loaded after it, lists the registered kinds.
tenderRules.set('voucher', {
  role: 'received',
  needsCustomer: false,
  missingReference: 'tender.numberMissing',
  excess: 'rejected',
  drawer: 'total',
  takesDeposit: false,
  tradeInPayout: null,
  refundOrder: 6,
  refundLimit: 'paid',
});
