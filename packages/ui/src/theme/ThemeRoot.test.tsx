import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from '../Icon/Icon.tsx';
import { ThemeRoot } from './ThemeRoot.tsx';
import { themeSheet } from './themeSheet.ts';

const styles = (html: string) => [...html.matchAll(/<style[^>]*>/g)].map(([tag]) => tag);

test('rendered on a server, the tokens come with the page, once, however many roots it has', () => {
  const html = renderToString(
    <ThemeRoot theme="dark">
      <ThemeRoot theme="light" density="touch" />
    </ThemeRoot>,
  );
  expect(styles(html)).toEqual(['<style data-precedence="tilldesk" data-href="tilldesk-theme">']);
  expect(html).toContain(themeSheet);
  expect(html).toContain('<div data-td-root="" data-theme="light" data-density="touch"></div>');
});

test('under a strict policy, the tokens bear the nonce that the server gives to styles', async () => {
  const page = await renderToReadableStream(<ThemeRoot nonce="n0nce" />, { nonce: { style: 'n0nce' } });
  expect(styles(await new Response(page).text())).toEqual([
    '<style nonce="n0nce" data-precedence="tilldesk" data-href="tilldesk-theme">',
  ]);
});

test('icons are drawn from the page, or from the file that the nearest root names', () => {
  const html = renderToString(
    <ThemeRoot>
      <Icon name="lock" />
      <ThemeRoot iconsAt="/icons.svg">
        <Icon name="key" />
        <ThemeRoot>
          <Icon name="user" />
        </ThemeRoot>
      </ThemeRoot>
    </ThemeRoot>,
  );
  expect([...html.matchAll(/<use href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '#td-icon-lock',
    '/icons.svg#td-icon-key',
    '/icons.svg#td-icon-user',
  ]);
});
