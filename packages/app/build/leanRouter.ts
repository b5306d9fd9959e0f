import { createRequire } from 'node:module';
import { build, type Plugin } from 'vite';

/** What the app takes of the router; a build that asks for more fails for want of the name. */
const taken = [
  'createBrowserRouter',
  'generatePath',
  'Link',
  'matchPath',
  'Navigate',
  'Outlet',
  'replace',
  'ScrollRestoration',
  'useBlocker',
  'useLocation',
  'useMatches',
  'useNavigate',
  'useNavigation',
  'useNavigationType',
  'useParams',
  'useRouteError',
  'useSearchParams',
];

/** Lets Vite take react-router's production text, shaken down to what is taken, wherever the app imports it. */
export async function routerLean(): Promise<Plugin> {
  const text = await leanRouter();
  const id = '\0lean-router';
  return {
    name: 'tilldesk:router-lean',
    enforce: 'pre',
    resolveId: (wanted) => (wanted === 'react-router-dom' ? id : null),
    load: (wanted) => (wanted === id ? text : null),
  };
}

const root = `${import.meta.dirname}/../`;
const entry = `${root}router.js`;

async function leanRouter(): Promise<string> {
  // The package names its development build alone; the other one lies beside it.
  const fromDom = createRequire(createRequire(`${root}package.json`).resolve('react-router-dom'));
  const folder = fromDom.resolve('react-router').replace(/dist\/.*$/, 'dist/production/');
  const justOurs: Plugin = {
    name: 'just-ours',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) =>
      id === entry
        ? `export { ${taken.join(', ')} } from '${folder}index.mjs'; export { RouterProvider } from '${folder}dom-export.mjs';`
        : null,
  };
  const answer = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.hot': 'undefined' },
    plugins: [justOurs],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        external: ['react', 'react-dom'],
        preserveEntrySignatures: 'strict',
        // Contexts and components carry their names as properties, for tools of developers alone.
        treeshake: { propertyWriteSideEffects: false, manualPureFunctions: ['React', 'React2', 'React3'] },
        output: { codeSplitting: false },
      },
    },
  });
  const [chunk] = [answer].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('react-router was not bundled');
  return chunk.code;
}
