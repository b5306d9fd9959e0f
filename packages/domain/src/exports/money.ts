/** `@tilldesk/domain/money`: integer minor units, exact shares. Needs nothing. */
export { applyRate, formatMoney, minorDigits, shareOut } from '../money/money.ts';
