import { expect } from '@playwright/test';
import { enter, test } from '../support/world.ts';

/** One white pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('nothing that was uploaded is drawn as a page of ours or runs in it', async ({ page, shopServer }) => {
  await enter(page, 'admin');
  const session = await page.evaluate(() => localStorage.getItem('tilldesk.session'));
  const { token } = JSON.parse(session ?? '{}') as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const upload = async (name: string, mimeType: string, buffer: Buffer) => {
    const answer = await page.request.post('/api/upload/upload-file', {
      headers,
      multipart: { file: { name, mimeType, buffer } },
    });
    expect(answer.status()).toEqual(200);
    return ((await answer.json()) as { data: { url: string } }).data.url;
  };
  const picture = await upload('pixel.png', 'image/png', Buffer.from(PIXEL, 'base64'));
  // A script without a script extension: only the content type prevents its execution.
  const text = await upload('notes.txt', 'text/plain', Buffer.from('window.hacked = true // <b>bold</b>'));

  // Without the token a URL is useless.
  expect((await page.request.get(picture)).status()).toEqual(401);

  // Even with a token in every request, which a browser does not send by itself.
  const context = await page.context().browser()!.newContext({ baseURL: shopServer.url, extraHTTPHeaders: headers });
  const looking = await context.newPage();
  await looking.goto(picture);
  expect(await looking.evaluate(() => [document.contentType, globalThis.origin])).toEqual(['image/png', 'null']);

  const handedOver = looking.waitForEvent('download');
  await looking.goto(text).catch(() => undefined);
  expect((await handedOver).suggestedFilename()).toEqual('notes.txt');

  await looking.goto('/signin');
  const ran = await looking.evaluate(async (address) => {
    const script = document.createElement('script');
    const ended = new Promise((resolve) => {
      script.addEventListener('load', () => resolve('ran'));
      script.addEventListener('error', () => resolve('rejected'));
    });
    script.src = address;
    document.body.append(script);
    return [await ended, 'hacked' in globalThis];
  }, text);
  expect(ran).toEqual(['rejected', false]);
  await context.close();
});
