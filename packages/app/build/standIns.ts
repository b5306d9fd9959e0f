import type { Plugin } from 'vite';

/** Modules that the built app replaces with a smaller version. */
const reducedModules: readonly { readonly of: RegExp; readonly text: string }[] = [
  {
    // The app shows a problem by its code in the user's language. Each code has a message (messages.test.ts).
    of: /\/problems\/catalogue\.ts$/,
    text: 'export const book = /* @__PURE__ */ new Proxy({}, { get: (_, code) => [400, String(code)] });',
  },
  {
    // The connection uses websocket only (openConnection.ts).
    of: /\/engine\.io-client\/build\/esm\/transports\/index\.js$/,
    text: "import { WS } from './websocket.js'; export const transports = { websocket: WS };",
  },
];

/**
 * Replaces the modules in the build. Fails when a pattern matches no module, so that a renamed module does not grow the bundle
 * unnoticed.
 */
export function replaceModules(): Plugin {
  const usedPatterns = new Set<RegExp>();
  return {
    name: 'tilldesk:stand-ins',
    enforce: 'pre',
    transform(_, id) {
      const found = reducedModules.find(({ of }) => of.test(id));
      if (found === undefined) return null;
      usedPatterns.add(found.of);
      return { code: found.text, map: null };
    },
    buildEnd(error) {
      const missed = reducedModules.filter(({ of }) => !usedPatterns.has(of)).map(({ of }) => of.source);
      if (error === undefined && missed.length > 0)
        throw new Error(`no module is named so any more: ${missed.join(', ')}`);
    },
  };
}
