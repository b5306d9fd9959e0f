import * as z from 'zod/mini';
import { entity } from '../fields/entity.ts';
import { id, instant, longText, quantity, rate } from '../fields/fields.ts';

/** Policies of a store (spec §2; docs/decisions/commerce/0033). */
export const policyKinds = ['refund', 'terms'] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** The text in each language; a missing one falls back to the other. */
const texts = { textEn: longText(), textEs: longText() };

/** The refund policy: its text and the values that the till applies. */
export const refundPolicy = entity('refundPolicy', {
  ...texts,
  /** Return period in days after the sale; 0 is the day of sale only, null has no limit. */
  returnDays: quantity({ max: 365 }),
  /** Restocking fee as a share of the price of returned goods. */
  restockingFeeRate: rate({ required: true }),
});

/** The terms and conditions that a sale is made on. */
export const terms = entity('terms', texts);

/** Header of a policy version. Versions never change; a change adds a new one. */
export const policyHead = z.object({ id, number: z.int(), at: instant({ required: true }), by: z.string() });
export type PolicyHead = z.output<typeof policyHead>;

export const refundPolicyVersion = z.extend(policyHead, refundPolicy.fields);
export type RefundPolicyVersion = z.output<typeof refundPolicyVersion>;

export const termsVersion = z.extend(policyHead, terms.fields);
export type TermsVersion = z.output<typeof termsVersion>;

/** The text of a version in each language. */
export const policyTexts = z.object(texts);
export type PolicyTexts = z.output<typeof policyTexts>;

/** Returns the text in a language, falling back to the other; null without a text. */
export const policyTextIn = ({ textEn, textEs }: PolicyTexts, language: string): string | null =>
  language === 'es' ? (textEs ?? textEn) : (textEn ?? textEs);
