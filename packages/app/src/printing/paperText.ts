/** What the tables of characters of receipt printers lack, in letters that each of them has. */
const plainLetters: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2026': '...',
  '\u2022': '*',
  '\u00d7': 'x',
};

/** Writes a text in letters that a receipt printer has; accents stay. */
export const plain = (text: string): string =>
  text.replace(/[\u00a0\u2007\u2009\u202f\u2010-\u2014\u2212\u2018-\u201d\u2026\u2022\u00d7]/g, (letter) =>
    letter in plainLetters ? (plainLetters[letter] ?? '') : '',
  );

/** Breaks a text into lines of at most `columns` characters, between words where there is one; never an empty list. */
export function wrap(text: string, columns: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of plain(text).split(/\s+/).filter(Boolean)) {
    const joined = row === '' ? word : `${row} ${word}`;
    if (joined.length <= columns) {
      row = joined;
      continue;
    }
    if (row !== '') rows.push(row);
    const cut = cutUp(word, columns);
    rows.push(...cut.slice(0, -1));
    row = cut.at(-1) ?? '';
  }
  return row === '' && rows.length > 0 ? rows : [...rows, row];
}

/** A text at the start and one at the end of the same line; a long one takes several lines, and the end stands in the last. */
export function pair(start: string, end: string, columns: number): string[] {
  const last = plain(end);
  const availableColumns = columns - last.length - 1;
  // An end that leaves no room for words stands alone below them.
  if (availableColumns < columns / 3)
    return [...wrap(start, columns), ...wrap(last, columns).map((row) => row.padStart(columns))];
  const rows = wrap(start, availableColumns);
  return rows.map((row, index) => (index === rows.length - 1 ? row.padEnd(columns - last.length) + last : row));
}

const cutUp = (word: string, columns: number): string[] => word.match(new RegExp(`.{1,${columns}}`, 'gu')) ?? [word];
