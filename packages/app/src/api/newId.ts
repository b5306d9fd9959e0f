import { v7 } from 'uuid';

/** A new document's id: UUIDv7 text, in order of time. */
export const newId = (): string => v7();
