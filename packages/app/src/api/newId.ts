import { outside } from './environment.ts';

/** Returns a new document id: UUIDv7 text, which sorts by creation time. */
export const newId = (): string => outside.newId();
