// Requires every entry of the packages and renders on the server, as a CommonJS program does.
const { readFileSync } = require('node:fs');
const { Button, Field, TextInput } = require('@tilldesk/ui');
const { formatMoney } = require('@tilldesk/domain/money');
const { Select } = require('@tilldesk/ui/select');
const { ThemeRoot } = require('@tilldesk/ui/theme');
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');

const entries = {};
for (const name of ['@tilldesk/ui', '@tilldesk/domain', '@tilldesk/chat']) {
  const { exports } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  for (const path of Object.keys(exports).filter((one) => !/\.\w+$/.test(one)))
    entries[`${name}${path.slice(1)}`] = Object.keys(require(`${name}${path.slice(1)}`)).length;
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
