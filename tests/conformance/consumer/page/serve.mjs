import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { render } from './dist/server/render.js';

const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

const folder = process.argv[2] ?? 'dist';

/** Only the page's own origin, and styles only with the nonce: neither `unsafe-inline` nor `unsafe-eval`. */
const strict = (nonce) =>
  `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'`;
/** The same, except that `style` attributes are allowed. */
const lenient = (nonce) => `${strict(nonce)}; style-src-attr 'unsafe-inline'`;

const server = createServer(({ url = '/' }, answer) => {
  if (url === '/' || url === '/attributes') {
    const nonce = randomBytes(16).toString('base64');
    const attributes = url === '/attributes';
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.setHeader('content-security-policy', (attributes ? lenient : strict)(nonce));
    void render(nonce, attributes).then((page) => answer.end(page));
    return;
  }
  const [, name, type] = /^\/((?:assets\/)?[\w-]+\.(js|css|svg))$/.exec(url) ?? [];
  if (name === undefined) return void answer.writeHead(url === '/favicon.ico' ? 204 : 404).end();
  answer.setHeader('content-type', types[type]).end(readFileSync(`${folder}/${name}`));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
