// Sizes of the published packages as built, with their dependencies but without React: minified, gzip, kB of 1,000 bytes.
// `pnpm size` measures them; `pnpm test` fails when one exceeds its limit. docs/decisions/0069-libraries-as-published.md.

const ignore = ['react', 'react-dom'];
const kit = (entry, limit, part) => ({
  name: `@tilldesk/ui${entry === 'index' ? '' : `/${entry}`}${part ? `: ${part}` : ''}`,
  path: `packages/ui/dist/exports/${entry}.js`,
  import: part ? `{ ${part} }` : '*',
  gzip: true,
  ignore,
  limit,
});
const file = (name, path, limit) => ({ name, path, limit, gzip: true, rolldown: false });

export default [
  kit('index', '99 kB'),
  kit('index', '99 kB', 'Button'),
  kit('index', '99 kB', 'TextInput'),
  kit('theme', '99 kB'),
  kit('icons', '99 kB'),
  kit('select', '99 kB'),
  kit('select', '99 kB', 'Combobox'),
  kit('table', '99 kB'),
  kit('table-tools', '99 kB'),
  kit('overlay', '99 kB'),
  kit('shell', '99 kB'),
  kit('print', '99 kB'),
  kit('counter', '99 kB'),
  kit('chat', '99 kB'),
  file('chat: the script of the tag', 'packages/chat/dist/tilldesk-chat.js', '99 kB'),
  file('chat: what the script loads, with React', 'packages/chat/dist/tilldesk-chat/!(spanish).js', '199 kB'),
];
