/** Replacements for characters that are missing from the code pages of receipt printers. */
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

/** Replaces characters that a receipt printer lacks; accents are retained. */
export const plain = (text: string): string =>
  text.replace(/[\u00a0\u2007\u2009\u202f\u2010-\u2014\u2212\u2018-\u201d\u2026\u2022\u00d7]/g, (letter) =>
    letter in plainLetters ? (plainLetters[letter] ?? '') : '',
  );

/** Wraps text to lines of at most `columns` characters, between words where possible; never returns an empty list. */
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
    const cut = splitWord(word, columns);
    rows.push(...cut.slice(0, -1));
    row = cut.at(-1) ?? '';
  }
  return row === '' && rows.length > 0 ? rows : [...rows, row];
}

/** Places one text at the start and one at the end of a line. A long start takes several lines; the end is on the last one. */
export function pair(start: string, end: string, columns: number): string[] {
  const last = plain(end);
  const availableColumns = columns - last.length - 1;
  // An end that leaves too little room for words gets its own line below.
  if (availableColumns < columns / 3)
    return [...wrap(start, columns), ...wrap(last, columns).map((row) => row.padStart(columns))];
  const rows = wrap(start, availableColumns);
  return rows.map((row, index) => (index === rows.length - 1 ? row.padEnd(columns - last.length) + last : row));
}

const splitWord = (word: string, columns: number): string[] =>
  word.match(new RegExp(`.{1,${columns}}`, 'gu')) ?? [word];
