/** `@tilldesk/domain/money`: integer minor units, exact shares. No dependencies. */
export { applyRate, formatMoney, minorDigits, minorOf, shareOut } from '../money/money.ts';
