/** `@tilldesk/domain/money`: integer minor units, exact shares. No dependencies. */
export { applyRate, formatMoney, minorDigits, minorOf, allocate, shareOf } from '../money/money.ts';
