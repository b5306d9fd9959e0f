import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';

/** An event of the XML reader. Names have no namespace prefix; `inside` is the element that contains a text. */
export type XmlEvent =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'text'; text: string; inside: string }
  | { kind: 'close'; name: string };

/** The most nested elements. A spreadsheet has about ten. */
const DEPTH_MAX = 64;
/** The most unpacked characters of one part: a hundred thousand rows of a hundred short cells have fewer. */
const CHARACTERS_MAX = 600_000_000;

/**
 * Reads XML as a stream, some events at a time. Custom entities are not supported, so none can expand. Throws for elements that
 * are nested too deeply, and for a part that unpacks to too much.
 */
export async function* xmlEvents(stream: Readable): AsyncGenerator<readonly XmlEvent[]> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  const open: string[] = [];
  let parsedEvents: XmlEvent[] = [];
  let characters = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= DEPTH_MAX) throw new Error('xml: its elements are too deep');
    open.push(local(name));
    parsedEvents.push({ kind: 'open', name: local(name), attributes });
  });
  parser.on('text', (text) => void parsedEvents.push({ kind: 'text', text, inside: open.at(-1) ?? '' }));
  parser.on('cdata', (text) => void parsedEvents.push({ kind: 'text', text, inside: open.at(-1) ?? '' }));
  parser.on('closetag', ({ name }) => {
    open.pop();
    parsedEvents.push({ kind: 'close', name: local(name) });
  });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      characters += chunk.length;
      if (characters > CHARACTERS_MAX) throw new Error('xml: it unpacks to too much');
      parser.write(decoder.decode(chunk, { stream: true }));
      yield parsedEvents;
      parsedEvents = [];
    }
    parser.close();
    yield parsedEvents;
  } finally {
    stream.destroy();
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
