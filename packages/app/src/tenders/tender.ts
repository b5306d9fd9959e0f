import type { Answer } from '@tilldesk/domain/contract';
import type { tillCustomer } from '@tilldesk/domain/customers';
import type { IconName } from '@tilldesk/ui';
import type { MessageId } from '../i18n/Messages.ts';

/** The customer of a sale. */
export type PayingCustomer = Answer<typeof tillCustomer>;

/**
 * What the app knows of a kind of tender beside its rules in the domain (`rulesOf`), from which checkout, payments and refunds
 * derive everything else. It is registered in `tenders.ts`; its names are the messages that end with its kind.
 */
export type TenderView = {
  icon: IconName;
  /** The key that chooses it at the checkout. Absent if it is not entered there. */
  key?: string;
  /** Returns what the customer has to pay with, which limits its amount; minor units. Absent without such a limit. */
  creditOf?: (customer: PayingCustomer) => number;
  referenceHint?: MessageId;
  /** Texts of what is paid out: of one payment (`offer`, `out`), and of a whole sale (`amount`). */
  paidOut?: { payment: MessageId; sale: MessageId };
};
