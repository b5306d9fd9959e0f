import type { ChatEntry } from '../chatEntry.ts';

/** The current time of the stories: a Saturday afternoon in New York. */
const NOW = Date.parse('2026-03-14T20:45:00.000Z');
export const zone = { locale: 'en-US', timeZone: 'America/New_York', now: NOW } as const;

const messageEntry = (
  id: string,
  isOwn: boolean,
  at: string,
  content: string,
  more: Partial<ChatEntry> = {},
): ChatEntry => ({
  id,
  content,
  isOwn,
  sender: isOwn ? 'Ana Peña' : 'Mateo Cruz',
  at,
  file: null,
  delivery: 'read',
  ...more,
});

const file = (name: string, kind: 'image' | 'pdf' | 'spreadsheet', megabytes: number) => ({
  name,
  kind,
  size: megabytes * 1_048_576,
  address: `/files/${name}`,
});

/** A conversation about a receipt printer, over two days. */
export const conversation: readonly ChatEntry[] = [
  messageEntry(
    '1',
    true,
    '2026-03-13T21:02:00Z',
    'Hello! The receipt printer at Till 2 prints every line twice since this morning.',
  ),
  messageEntry('2', true, '2026-03-13T21:03:00Z', 'We turned it off and on again already.'),
  messageEntry('3', false, '2026-03-13T21:06:00Z', 'Hi Ana, thanks for trying that first. Which model is it?'),
  messageEntry('4', true, '2026-03-13T21:08:00Z', '', { file: file('printer-label.jpg', 'image', 1.4) }),
  messageEntry(
    '5',
    false,
    '2026-03-14T14:11:00Z',
    'That one keeps its line spacing in memory. Here is how to reset it:',
    {
      file: file('TM-T88 reset guide.pdf', 'pdf', 0.8),
    },
  ),
  messageEntry(
    '6',
    false,
    '2026-03-14T14:12:00Z',
    'Page 3. The newest version is always at https://support.example.com/printers/tm-t88.',
  ),
  messageEntry('7', true, '2026-03-14T20:38:00Z', 'That was it, it prints once again. Thank you!'),
];

/** Returns `count` messages, one minute apart, the same in each call. */
export function manyEntries(count: number, from = 0): ChatEntry[] {
  return Array.from({ length: count }, (_, at) => {
    const place = from + at;
    const moment = new Date(NOW - (100_000 - place) * 60_000).toISOString();
    return messageEntry(
      `m${place}`,
      place % 3 === 0,
      moment,
      `Message ${place}: the printer says ${'line '.repeat(place % 7)}`.trim(),
    );
  });
}

/** An image with two colours, as bytes. */
export const picture = () =>
  Promise.resolve(
    new Blob(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"><rect width="24" height="16" fill="#c7d3e6"/><rect x="4" y="4" width="16" height="9" rx="1" fill="#3d4a63"/><rect x="7" y="2" width="10" height="6" fill="#fff"/></svg>',
      ],
      { type: 'image/svg+xml' },
    ),
  );
