import * as z from 'zod/mini';
import { entity } from '../fields/entity.ts';
import { id, instant, longText, quantity, rate } from '../fields/fields.ts';

/** What a store gives its customers in writing (spec §2; docs/decisions/0033). */
export const policyKinds = ['refund', 'terms'] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** The text in each language of the house; one that is missing is said in the other. */
const texts = { textEn: longText(), textEs: longText() };

/** On which terms goods come back: the text, and what of it the till reckons with. */
export const refundPolicy = entity('refundPolicy', {
  ...texts,
  /** Days after the sale in which goods come back; 0 is its own day, none is without a last day. */
  returnDays: quantity({ max: 365 }),
  /** What is kept of the price of what comes back. */
  restockingFeeRate: rate({ required: true }),
});

/** The terms and conditions that a sale is made on. */
export const terms = entity('terms', texts);

/** Whose and which one a version is: it is never changed, only followed. */
export const policyHead = z.object({ id, number: z.int(), at: instant({ required: true }), by: z.string() });
export type PolicyHead = z.output<typeof policyHead>;

export const refundPolicyVersion = z.extend(policyHead, refundPolicy.fields);
export type RefundPolicyVersion = z.output<typeof refundPolicyVersion>;

export const termsVersion = z.extend(policyHead, terms.fields);
export type TermsVersion = z.output<typeof termsVersion>;

/** A text in each language, as it stood. */
export const policyTexts = z.object(texts);
export type PolicyTexts = z.output<typeof policyTexts>;

/** The text in a language, in the other where it is missing; null where there is none. */
export const policyTextIn = ({ textEn, textEs }: PolicyTexts, language: string): string | null =>
  language === 'es' ? (textEs ?? textEn) : (textEn ?? textEs);
