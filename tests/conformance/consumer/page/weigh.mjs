// Bundles some code with vite and esbuild, without react and react-dom, and prints the size and the source folders.
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build } from 'vite';

const programs = {
  'styled-components': `import { css, styled } from 'styled-components'; export const A = styled.div\`color: red\`; export { css };`,
  Button: `export { Button } from '@tilldesk/ui';`,
  TextInput: `export { TextInput } from '@tilldesk/ui';`,
  formatMoney: `export { formatMoney } from '@tilldesk/ui/table';`,
};
const react = /^react(-dom)?($|\/)/;
const entry = `${import.meta.dirname}/here.js`;

const foldersOf = (files) =>
  [...new Set(files.flatMap((file) => /@tilldesk\/ui\/dist\/([^/]+)/.exec(file)?.[1] ?? []))].toSorted((one, other) =>
    one.localeCompare(other),
  );

async function byVite(program) {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      { name: 'here', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? program : null) },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: entry,
        external: react,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const used = Object.entries(output[0].modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return { text: output[0].code, folders: foldersOf(used.map(([file]) => file)) };
}

async function byEsbuild(program) {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents: program, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    outfile: 'out.js',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const used = Object.entries(metafile.outputs['out.js'].inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return { text: outputFiles[0].text, folders: foldersOf(used.map(([file]) => file)) };
}

const weighed = [];
for (const [name, program] of Object.entries(programs))
  for (const [bundler, bundle] of Object.entries({ vite: byVite, esbuild: byEsbuild })) {
    const { text, folders } = await bundle(program);
    weighed.push({ name, bundler, kilobytes: gzipSync(text, { level: 9 }).length / 1024, folders });
  }
console.log(JSON.stringify(weighed));
