import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Compiles the ICU text of `*.messages.en.json` and `*.messages.es.json` into its parsed form, so that the build contains no
 * parser.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'tilldesk:compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.messages\.(en|es)\.json$/ },
      handler: (code) => ({ code: JSON.stringify(compiled(JSON.parse(code))), map: null }),
    },
  };
}

const compiled = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text, { captureLocation: false })]));
