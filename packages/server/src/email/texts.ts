/**
 * The texts of a mail: the paragraphs before and after its code or link. `rows` are shown in two columns before the
 * code or link, with amounts at the end; a row without an amount is a heading.
 */
export type MailText = {
  subject: string;
  before: string[];
  rows?: readonly (readonly [text: string, amount: string])[];
  button?: string;
  after: string[];
};
