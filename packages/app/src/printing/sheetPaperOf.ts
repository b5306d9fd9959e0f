/** The currencies of the countries that print on Letter; CLDR's paperSize, territories US-Letter. All others print on A4. */
const LETTER = new Set('BZD CAD CLP COP CRC GTQ MXN NIO PAB PHP USD VES'.split(' '));

/**
 * Returns the sheet size of a store's printers. The store's country is not stored, but its currency is a sufficient indication.
 */
export const sheetPaperOf = (currency: string): 'a4' | 'letter' => (LETTER.has(currency) ? 'letter' : 'a4');
