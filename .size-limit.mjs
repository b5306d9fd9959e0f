// Sizes of the published packages as built, with their dependencies but without React: minified, gzip, kB of 1,000 bytes.
// `pnpm size` measures them; `pnpm test` fails when one exceeds its limit. docs/decisions/platform/0070-libraries-as-published.md.

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
  kit('index', '35 kB'),
  kit('index', '12 kB', 'Button'),
  kit('index', '12.5 kB', 'TextInput'),
  kit('theme', '2.75 kB'),
  kit('icons', '2.75 kB'),
  kit('select', '34 kB'),
  kit('select', '28 kB', 'Combobox'),
  kit('table', '21 kB'),
  // 1.7 kB of it are CheckMatrix.
  kit('table-tools', '19 kB'),
  kit('overlay', '28.5 kB'),
  kit('shell', '21 kB'),
  kit('print', '18.5 kB'),
  kit('counter', '14.5 kB'),
  kit('chat', '26 kB'),
  file('chat: the script of the tag', 'packages/chat/dist/tilldesk-chat.js', '2.05 kB'),
  file('chat: what the script loads, with React', 'packages/chat/dist/tilldesk-chat/!(spanish).js', '148 kB'),
];
