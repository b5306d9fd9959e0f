/** The currencies of the countries that print on Letter; CLDR's paperSize, territories US-Letter. All others print on A4. */
const LETTER = new Set('BZD CAD CLP COP CRC GTQ MXN NIO PAB PHP USD VES'.split(' '));

/** The sheet that a store's printers take. Its country is not kept, but its currency says enough of it. */
export const sheetPaperOf = (currency: string): 'a4' | 'letter' => (LETTER.has(currency) ? 'letter' : 'a4');
