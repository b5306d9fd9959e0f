import type { Connect, Plugin } from 'vite';

/** Source modules that the app needs right after sign-in. */
const soonNeeded = [
  'src/main.tsx',
  'src/machines/startMachines.ts',
  'src/shell/shell.messages.en.json',
  'src/i18n/problems.messages.en.json',
  'src/modules/dashboard/dashboard.screen.tsx',
  'src/modules/dashboard/dashboard.messages.en.json',
];

/**
 * Serves two documents: `/signin` returns `signin.html`, every other path returns `index.html`. Development and preview match
 * the server. The built sign-in page names the app's first files, so that it can prefetch them.
 */
export function documents(): Plugin {
  return {
    name: 'tilldesk:documents',
    configureServer: ({ middlewares }) => void middlewares.use(toSignIn),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(toSignIn),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!bundle || !filename.endsWith('signin.html')) return undefined;
        const files = firstFiles(Object.values(bundle).filter((file) => file.type === 'chunk'));
        // Files that the sign-in page loads itself are not prefetched.
        const ahead = files.filter((file) => !html.includes(`"${file}"`));
        return [{ tag: 'meta', attrs: { name: 'tilldesk-app', content: ahead.join(' ') }, injectTo: 'head' }];
      },
    },
  };
}

type Chunk = { fileName: string; imports: string[]; moduleIds: string[]; isEntry: boolean };

function firstFiles(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    byName.get(name)?.imports.forEach(visit);
  };
  const isNeeded = ({ moduleIds }: Chunk) => moduleIds.some((id) => soonNeeded.some((source) => id.endsWith(source)));
  for (const chunk of chunks.filter(isNeeded)) visit(chunk.fileName);
  return [...found].map((name) => `/${name}`);
}

const toSignIn: Connect.NextHandleFunction = (request, _, next) => {
  request.url = request.url?.replace(/^\/signin(?=$|\?)/, '/signin.html');
  next();
};
