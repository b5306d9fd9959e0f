// Imports every entry point of the packages and renders on the server, as an ES module.
import { readFileSync } from 'node:fs';
import { Button, Field, TextInput } from '@tilldesk/ui';
import { formatMoney } from '@tilldesk/domain/money';
import { Select } from '@tilldesk/ui/select';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const entries = {};
for (const name of ['@tilldesk/ui', '@tilldesk/domain', '@tilldesk/chat']) {
  const { exports } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  for (const path of Object.keys(exports).filter((one) => !/\.\w+$/.test(one)))
    entries[`${name}${path.slice(1)}`] = Object.keys(await import(`${name}${path.slice(1)}`)).length;
}
const field = createElement(Field, { label: 'Tax' }, createElement(Select, { options: [] }));
const html = renderToStaticMarkup(
  createElement(
    ThemeRoot,
    null,
    createElement(Button, null, formatMoney(1999, 'USD', 'en')),
    createElement(TextInput),
    field,
  ),
);
console.log(JSON.stringify({ entries, html }));
