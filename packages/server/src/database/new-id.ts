import { v7 } from 'uuid';

/** A new id (UUIDv7) of a moment, ISO text: rows made one after the other stand side by side in their index. */
export const newId = (now: string): string => v7({ msecs: Date.parse(now) });
