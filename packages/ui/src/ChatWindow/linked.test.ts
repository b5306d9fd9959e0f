import { describe, expect, test } from 'vitest';
import { linked } from './linked.ts';

const hrefs = (content: string) => linked(content).flatMap(({ href }) => href ?? []);

describe('linked', () => {
  test('makes links of http and https alone', () => {
    expect(hrefs('http://a.example and HTTPS://B.example/x')).toEqual(['http://a.example', 'HTTPS://B.example/x']);
    expect(
      hrefs('javascript:alert(1) data:text/html,x ftp://a.example file:///etc/passwd www.example.com xhttp://a'),
    ).toEqual([]);
  });

  test('loses nothing of the text', () => {
    const texts = ['', 'a', 'https://a.example', ' https://a.example, https://b.example! ', '<b>https://a.example</b>'];
    expect(
      texts.map((text) =>
        linked(text)
          .map((piece) => piece.text)
          .join(''),
      ),
    ).toEqual(texts);
  });

  test('leaves out what ends a sentence or closes a bracket', () => {
    expect(hrefs('(see https://a.example/b), "https://a.example/c". https://a.example/d?!')).toEqual([
      'https://a.example/b',
      'https://a.example/c',
      'https://a.example/d',
    ]);
    expect(hrefs('https://a.example/wiki/Till_(shop)')).toEqual(['https://a.example/wiki/Till_(shop)']);
  });

  test('ends an address at a sign that cannot be seen or turns the direction', () => {
    expect(hrefs('https://a.example/\u202Egpj.exe https://b.example\u200B.evil.example')).toEqual([
      'https://a.example/',
      'https://b.example',
    ]);
  });

  test('leaves what is no address as it is', () => {
    expect(linked('https:// http://[ https://')).toEqual([{ text: 'https:// http://[ https://' }]);
  });

  test('reads the longest message in a straight line', () => {
    const long = `https://a.example/${'!'.repeat(100_000)}`;
    expect(hrefs(long)).toEqual(['https://a.example/']);
    expect(
      linked('http://'.repeat(20_000))
        .map(({ text }) => text)
        .join('').length,
    ).toEqual(140_000);
  });
});
