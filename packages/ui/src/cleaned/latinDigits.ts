/** Converts the digits of Arabic, Persian and full-width keyboards to 0 to 9, and the Arabic decimal mark to a dot. */
export function latinDigits(text: string) {
  return text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066b', '.');
}
