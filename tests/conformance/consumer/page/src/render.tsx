import { renderToReadableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';

/**
 * The page as HTML, with or without elements with `style` attributes; the style sheets of React and styled-components have the
 * nonce.
 */
export async function render(nonce: string, attributes: boolean): Promise<string> {
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const page = sheet.collectStyles(<App nonce={nonce} attributes={attributes} />);
    const stream = await renderToReadableStream(page, { nonce: { style: nonce, script: nonce } });
    await stream.allReady;
    const html = await new Response(stream).text();
    return html.replace('</head>', () => `${sheet.getStyleTags()}</head>`);
  } finally {
    sheet.seal();
  }
}
