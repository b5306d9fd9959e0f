/** `@tilldesk/domain/money`: integer minor units, exact shares. No dependencies. */
export { applyRate, formatMoney, minorDigits, minorOf, allocate } from '../money/money.ts';
