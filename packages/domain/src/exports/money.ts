/** `@tilldesk/domain/money`: integer minor units, exact shares. Needs nothing. */
export { applyRate, formatMoney, minorDigits, minorOf, shareOut } from '../money/money.ts';
