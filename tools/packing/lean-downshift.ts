import { createRequire } from 'node:module';
import { build, type Plugin } from 'vite';
import { root } from '../gates/sources.ts';
import { splitModule } from './apart.ts';

const hooks = ['useCombobox', 'useMultipleSelection', 'useSelect'];

/** The licence file of downshift, which must be included with its code. */
export const downshiftLicence = createRequire(`${root}packages/ui/package.json`)
  .resolve('downshift')
  .replace(/dist.*$/, 'LICENSE');

/**
 * The code of downshift reduced to the three hooks of the UI kit, each removable by a bundler. In the published downshift one
 * hook includes all others, the prop checks of its component and a scrolling library (which the kit does not need): 11.7 KB gzip
 * instead of 6.7 for a searchable select.
 */
export async function slimDownshift(format: 'es' | 'cjs'): Promise<string> {
  const answer = await build({
    configFile: false,
    root: `${root}packages/ui`,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [justHooks],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        external: 'react',
        preserveEntrySignatures: 'strict',
        // Hooks have the names of their state changes as properties; nothing else uses them.
        treeshake: { propertyWriteSideEffects: false },
        output: { format, codeSplitting: false },
      },
    },
  });
  const [chunk] = [answer].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('downshift was not bundled');
  return droppable(chunk.code);
}

/** Lets Vite use the reduced code for imports of downshift, as in the published package; used to measure sizes. */
export async function slimDownshiftPlugin(): Promise<Plugin> {
  const text = await slimDownshift('es');
  const id = '\0lean-downshift';
  return {
    name: 'downshift-lean',
    enforce: 'pre',
    resolveId: (moduleId) => (moduleId === 'downshift' ? id : null),
    load: (moduleId) => (moduleId === id ? text : null),
  };
}

/** The same for the app, whose pages share files: each hook is a separate module, so that a page loads only the hooks it uses. */
export async function splitDownshift(): Promise<Plugin> {
  const texts = splitModule(await slimDownshift('es'), hooks);
  const entryPoint = 'lean-downshift/';
  const hookImports = /^import \{([^}]*)\} from 'downshift';/gm;
  return {
    name: 'downshift-apart',
    enforce: 'pre',
    // With one entry point for all hooks a bundler would include all of them.
    transform(code) {
      const rewriteImports = (_: string, names: string) =>
        hooks
          .flatMap((hook) => (names.includes(hook) ? `import { ${hook} } from '${entryPoint}${hook}.js';` : []))
          .join(' ');
      const led = code.replace(hookImports, rewriteImports);
      return led === code ? null : { code: led, map: null };
    },
    resolveId(moduleId, from) {
      const id = from?.startsWith(entryPoint) ? moduleId.replace('./', entryPoint) : moduleId;
      return id.startsWith(entryPoint) ? { id, moduleSideEffects: false } : null;
    },
    load: (moduleId) =>
      moduleId.startsWith(entryPoint) ? texts.get(moduleId.slice(entryPoint.length, -'.js'.length)) : null,
  };
}

const entry = `${root}packages/ui/hooks.js`;
const replacements: Readonly<Record<string, string>> = {
  [entry]: `export { ${hooks.join(', ')} } from 'downshift';`,
  // The tables of prop types remain in the code and are evaluated once, although nothing checks them.
  'prop-types': `/* @__NO_SIDE_EFFECTS__ */
    function type() { return type; }
    type.isRequired = type;
    export default { any: type, array: type, bool: type, func: type, number: type, shape: type, string: type };`,
  'react-is': 'export const isForwardRef = () => false;',
  'compute-scroll-into-view': 'export const compute = () => [];',
};

const justHooks: Plugin = {
  name: 'just-hooks',
  enforce: 'pre',
  resolveId: (id) => (id in replacements ? id : null),
  load: (id) => replacements[id] ?? null,
};

/** `useX.stateChangeTypes = names; function useX(…)` keeps useX in every bundle; a call marked as pure does not. */
function droppable(text: string): string {
  const written = /^(use\w+)\.stateChangeTypes = ([\w$]+);$/gm;
  const found = [...text.matchAll(written)].map(([, hook = '']) => hook);
  if (found.toSorted().join() !== hooks.join())
    throw new Error(`downshift writes its hooks otherwise: ${found.join()}`);
  return found.reduce(
    (so, hook) => so.replace(`function ${hook}(`, `function ${hook}Hook(`),
    text.replace(
      written,
      (_, hook: string, names: string) =>
        `const ${hook} = /* @__PURE__ */ Object.assign(${hook}Hook, { stateChangeTypes: ${names} });`,
    ),
  );
}
