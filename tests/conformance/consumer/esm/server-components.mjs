// Imports every entry point that has components, as a framework with server components does: under the condition `react-server`,
// which has no hooks, and with each module that begins with 'use client' replaced by references. Prints the components that are
// not references, and a price that is formatted on the server.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const isReference = Symbol.for('client reference');

registerHooks({
  load(url, context, nextLoad) {
    const module = nextLoad(url, context);
    const text = module.format === 'module' ? readFileSync(new URL(url), 'utf8') : '';
    if (!text.startsWith('"use client";')) return module;
    const names = [...text.matchAll(/^export \{([^}]*)\};/gm)].flatMap(([, list]) => list.match(/[\w$]+/g));
    const references = names.map((name) => `export const ${name} = { [Symbol.for('client reference')]: true };`);
    return { ...module, source: references.join('\n') };
  },
});

const serverComponents = {};
for (const name of ['@tilldesk/ui', '@tilldesk/chat']) {
  const { exports } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  for (const path of Object.keys(exports).filter((one) => !/\.\w+$/.test(one))) {
    const entry = `${name}${path.slice(1)}`;
    serverComponents[entry] = Object.entries(await import(entry)).flatMap(([part, value]) =>
      /^[A-Z]\w*[a-z]/.test(part) && !value[isReference] ? [part] : [],
    );
  }
}
const { formatMoney } = await import('@tilldesk/ui/table');
console.log(JSON.stringify({ serverComponents, price: formatMoney(1999, 'USD', 'en') }));
