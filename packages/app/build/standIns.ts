import type { Plugin } from 'vite';

/** Modules of which the built app needs less than stands in them. */
const reducedModules: readonly { readonly of: RegExp; readonly text: string }[] = [
  {
    // A refusal is said by its code, in the person's language: each code has its sentence there (messages.test.ts).
    of: /\/problems\/book\.ts$/,
    text: 'export const book = /* @__PURE__ */ new Proxy({}, { get: (_, code) => [400, String(code)] });',
  },
  {
    // The line is opened over websocket alone (line.ts).
    of: /\/engine\.io-client\/build\/esm\/transports\/index\.js$/,
    text: "import { WS } from './websocket.js'; export const transports = { websocket: WS };",
  },
];

/** Puts them in the build; fails when one of them was not met, so that nothing grows back unseen. */
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
