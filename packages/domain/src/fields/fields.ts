import * as z from 'zod/mini';
import { isImei } from './luhn.ts';

/**
 * The kind of a field. Field factories add it to a zod schema, so that forms and tables can choose input and cell. It is a
 * property on the schema, not an entry in zod's global registry.
 */
export type FieldKind =
  | { kind: 'text'; max: number; format?: 'email' | 'phone' | 'code' }
  | { kind: 'longText'; max: number }
  | { kind: 'money'; min: number; max: number }
  | { kind: 'quantity'; min: number; max: number }
  | { kind: 'rate' }
  | { kind: 'date' }
  | { kind: 'instant' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'flag' }
  | { kind: 'imei' }
  | { kind: 'ref'; to: string }
  | { kind: 'list' };

export type Field<Z extends z.ZodMiniType = z.ZodMiniType> = Z & { readonly field: FieldKind & { required: boolean } };

type MaybeNullable<Z extends z.ZodMiniType, R extends boolean> = R extends true ? Z : z.ZodMiniNullable<Z>;

/** Maximum length of plain text (spec §5: "Text inputs: max length 60"). */
export const TEXT_MAX = 60;
/** Maximum length of a text area (spec §5). */
export const LONG_TEXT_MAX = 2000;
/** Maximum amount of a field, in minor units: 9,999,999.99. */
export const MONEY_MAX = 999_999_999;

/** The id of a record: UUID text in lower case (version 7 if created here). */
export const id = z.uuid().check(z.toLowerCase());

/** The version of a record: the number of its changes. */
export const version = z.int().check(z.gte(0), z.lte(2_147_483_647));

/**
 * Trims a text and removes characters that cannot be typed or stored: control characters except tab and line breaks, and lone
 * surrogates.
 */
export const clean = z.overwrite<string>((typed) => typed.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}/gu, '').trim());

/**
 * A line of text, by default at most 60 characters, trimmed. Emails and phones are validated; emails are lower case, codes upper
 * case. A blank optional text is null.
 */
export const text = <const R extends boolean = false>(
  o: { required?: R; max?: number; format?: 'email' | 'phone' | 'code' } = {},
) => {
  const max = o.max ?? (o.format === 'email' ? 254 : TEXT_MAX);
  const checks: z.core.$ZodCheck<string>[] = [clean];
  if (o.format === 'email') checks.push(z.toLowerCase());
  // Scanned codes are case-insensitive; they are stored and compared in upper case.
  if (o.format === 'code') checks.push(z.toUpperCase());
  checks.push(z.maxLength(max));
  if (o.required) checks.push(z.minLength(1));
  const pattern = o.format === 'email' ? EMAIL : o.format === 'phone' ? PHONE : undefined;
  if (pattern) checks.push(z.regex(o.required ? pattern : new RegExp(`^$|${pattern.source}`)));
  return textField(checks, o, { kind: 'text', max, ...(o.format ? { format: o.format } : {}) });
};

/** A longer text, by default at most 2000 characters, trimmed; blank is null. */
export const longText = <const R extends boolean = false>(o: { required?: R; max?: number } = {}) => {
  const max = o.max ?? LONG_TEXT_MAX;
  const checks = [clean, z.maxLength(max), ...(o.required ? [z.minLength(1)] : [])];
  return textField(checks, o, { kind: 'longText', max });
};

/** An amount in integer minor units of the store's currency, by default 0 to 9,999,999.99. */
export const money = <const R extends boolean = false>(o: { required?: R; min?: number; max?: number } = {}) => {
  const [min, max] = [o.min ?? 0, o.max ?? MONEY_MAX];
  return field(z.int().check(z.gte(min), z.lte(max)), o, { kind: 'money', min, max });
};

/** A whole number of pieces, by default 0 to 1,000,000. */
export const quantity = <const R extends boolean = false>(o: { required?: R; min?: number; max?: number } = {}) => {
  const [min, max] = [o.min ?? 0, o.max ?? 1_000_000];
  return field(z.int().check(z.gte(min), z.lte(max)), o, { kind: 'quantity', min, max });
};

/** An exact decimal share as text: '0.0825' is 8.25 %. 0 to 1, six places. */
export const rate = <const R extends boolean = false>(o: { required?: R } = {}) =>
  field(z.string().check(z.regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/)), o, { kind: 'rate' });

/** A calendar day, 'YYYY-MM-DD', in the store's time zone; 1900 to 2199. */
export const date = <const R extends boolean = false>(o: { required?: R } = {}) =>
  field(z.iso.date().check(z.regex(/^(19|20|21)/)), o, { kind: 'date' });

/** A UTC timestamp with milliseconds: '2026-11-21T04:00:00.000Z'. */
export const instant = <const R extends boolean = false>(o: { required?: R } = {}) =>
  field(z.iso.datetime({ precision: 3 }), o, { kind: 'instant' });

/** One of a fixed list of values. */
export const choice = <const T extends readonly string[], const R extends boolean = false>(
  options: T,
  o: { required?: R } = {},
) => field(z.enum(options), o, { kind: 'choice', options });

/** Yes or no. */
export const flag = () => field(z.boolean(), { required: true }, { kind: 'flag' });

/** An IMEI: 15 digits with a valid check digit (3GPP TS 23.003). */
export const imei = <const R extends boolean = false>(o: { required?: R } = {}) =>
  field(z.string().check(clean, z.refine(isImei, { error: 'imei' })), o, { kind: 'imei' });

/** The id of another record, UUID text. */
export const ref = <const R extends boolean = false>(to: string, o: { required?: R } = {}) =>
  field(id, o, { kind: 'ref', to });

/** A list of values of one schema. An optional list is null if empty. */
export const list = <Z extends z.ZodMiniType, const R extends boolean = true>(
  item: Z,
  o: { max?: number; required?: R } = {},
) => {
  const schema = z.array(item).check(z.maxLength(o.max ?? 100));
  const optionalSchema = z.nullable(schema).check(z.overwrite((all) => (all && all.length > 0 ? all : null)));
  return field(schema, { required: (o.required ?? true) as R }, { kind: 'list' }, optionalSchema);
};

function textField<const R extends boolean>(checks: z.core.$ZodCheck<string>[], o: { required?: R }, kind: FieldKind) {
  const schema = z.string().check(...checks);
  return field(schema, o, kind, z.nullable(schema).check(z.overwrite((textField) => textField || null)));
}

function field<Z extends z.ZodMiniType, const R extends boolean>(
  schema: Z,
  o: { required?: R },
  kind: FieldKind,
  optionalSchema?: z.ZodMiniNullable<Z>,
): Field<MaybeNullable<Z, R>>;
function field(
  schema: z.ZodMiniType,
  o: { required?: boolean },
  kind: FieldKind,
  optionalSchema: z.ZodMiniType = z.nullable(schema),
): Field {
  const required = o.required === true;
  return Object.assign(required ? schema : optionalSchema, { field: { ...kind, required } });
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** 7 to 20 characters, at least seven of them digits. */
const PHONE = /^\+?(?=(?:\D*\d){7})[\d\s().-]{7,20}$/;
