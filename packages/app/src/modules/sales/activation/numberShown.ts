import { phoneText } from '@tilldesk/domain/stock';

/** A subscriber's number as people read it: ten digits as they are written where they are from. */
export const numberShown = (digits: string): string => phoneText(digits.length === 10 ? `+1${digits}` : `+${digits}`);
