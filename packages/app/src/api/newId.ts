import { v7 } from 'uuid';

/** Returns a new document id: UUIDv7 text, which sorts by creation time. */
export const newId = (): string => v7();
