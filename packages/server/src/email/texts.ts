/**
 * A mail's words: what stands before and after the one thing it is sent for, a code or a link. `rows` stand in two columns
 * before it, amounts at the end; one without an amount is a heading.
 */
export type MailText = {
  subject: string;
  before: string[];
  rows?: readonly (readonly [text: string, amount: string])[];
  button?: string;
  after: string[];
};
