import type { IconName } from '@tilldesk/ui';
import type { MessageId } from '../i18n/Messages.ts';

/**
 * What the app knows of a kind of tender beside its rules in the domain (`rulesOf`), from which checkout, payments and refunds
 * derive everything else. It is registered in `tenders.ts`; its names are the messages that end with its kind.
 */
export type TenderView = {
  icon: IconName;
  /** The key that chooses it at the checkout. Absent if it is not entered there. */
  key?: string;
  /** Its amount is limited by the customer's store credit. */
  usesCredit?: true;
  referenceHint?: MessageId;
};
