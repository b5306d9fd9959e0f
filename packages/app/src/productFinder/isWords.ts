import { readBox } from '@tilldesk/domain/stock';

/** Whether something typed is words and no code: it has a space, and is not an IMEI that was written in groups. */
export const isSearchText = (text: string): boolean =>
  text.trim().includes(' ') && !readBox([text]).identifiers.some(({ type }) => type !== 'SN');
