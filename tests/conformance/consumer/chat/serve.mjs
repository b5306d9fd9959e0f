import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';

const tag = 'node_modules/@tilldesk/chat/dist';
const files = {
  react: ({ url }) => readFileSync(`dist${url}`),
  tag: ({ url }) =>
    url === '/desk.js' ? stripTypeScriptTypes(readFileSync('src/desk.ts', 'utf8')) : readFileSync(tag + url),
};
const pages = { react: 'dist/index.html', tag: 'tag.html' };
const kind = process.argv[2];

/** Only the page's own origin: styles only with the nonce, neither `unsafe-inline` nor `unsafe-eval`. */
const policy = (nonce) =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self' blob:; base-uri 'none'`;

const server = createServer((asked, answer) => {
  if (asked.url === '/') {
    const nonce = randomBytes(16).toString('base64');
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.setHeader('content-security-policy', policy(nonce));
    return void answer.end(readFileSync(pages[kind], 'utf8').replaceAll('__NONCE__', nonce));
  }
  if (!/^\/[\w/-]+(\.[\w-]+)*\.js$/.test(asked.url)) return void answer.writeHead(204).end();
  answer.setHeader('content-type', 'text/javascript').end(files[kind](asked));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
