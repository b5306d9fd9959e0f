import { formatPhone } from '@tilldesk/domain/customers';

/** Formats a subscriber number for display. Ten digits are treated as a US number. */
export const numberShown = (digits: string): string => formatPhone(digits.length === 10 ? `+1${digits}` : `+${digits}`);
