import { readBox } from '@tilldesk/domain/lookup';

/** Returns whether typed text is a search and not a code: it has a space and is not an IMEI written in groups. */
export const isSearchText = (text: string): boolean =>
  text.trim().includes(' ') && !readBox([text]).identifiers.some(({ type }) => type !== 'SN');
