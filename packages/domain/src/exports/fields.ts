/** `@tilldesk/domain/fields`: schema factories with a field kind. Requires zod. */
export { compareNames } from '../fields/compareNames.ts';
export { entity, type DraftOf, type Entity, type Row, type Shape } from '../fields/entity.ts';
export {
  choice,
  date,
  flag,
  id,
  imei,
  instant,
  list,
  LONG_TEXT_MAX,
  longText,
  money,
  MONEY_MAX,
  quantity,
  rate,
  ref,
  text,
  TEXT_MAX,
  type Field,
  type FieldKind,
} from '../fields/fields.ts';
export { isImei, luhnDigit } from '../fields/luhn.ts';
export { fieldProblems } from '../fields/problems.ts';
