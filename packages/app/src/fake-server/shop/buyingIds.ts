/** Ids of the fake shop's purchasing data, by number from 1. */
export const vendorId = (n: number): string => `01936c3a-7c00-70f0-8000-00000000000${n}`;
export const productId = (n: number): string => `01936c3a-7c00-70b0-8000-0000000000${String(n).padStart(2, '0')}`;
export const orderId = (n: number): string => `01936c3a-7c00-70f1-8000-00000000000${n}`;
export const lineId = (order: number, n: number): string => `01936c3a-7c00-70f2-8000-0000000000${order}${n}`;
export const unitId = (n: number): string => `01936c3a-7c00-70f3-8000-00000000000${n}`;
export const attachmentId = (n: number): string => `01936c3a-7c00-70f4-8000-00000000000${n}`;
