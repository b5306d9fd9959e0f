import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const entries = Object.keys(manifest.exports).flatMap((path) => (path.endsWith('.json') ? [] : [path.slice(2)]));

/** Bundles a program that stands nowhere but here, as an installer's bundler would. */
async function bundled(program: string): Promise<{ code: string; packages: string[] }> {
  const here = `${import.meta.dirname}/here.ts`;
  const given: Plugin = {
    name: 'given',
    resolveId: (id) => (id === here ? id : null),
    load: (id) => (id === here ? program : null),
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [given],
    build: {
      write: false,
      minify: false,
      lib: { entry: here, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = chunks.filter((one) => one.type === 'chunk');
  const packages = Object.keys(chunk?.modules ?? {}).flatMap(
    (id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [],
  );
  return { code: chunk?.code ?? '', packages: [...new Set(packages)] };
}

describe('what an entry brings along, taken alone', () => {
  const without: Readonly<Record<string, string[]>> = {
    money: [],
    time: [],
    problems: [],
    lines: [],
    tenders: [],
    machines: ['xstate'],
  };
  // Rights, fields, the contract and each module have schemas.
  test.each(entries.map((entry) => [entry, without[entry] ?? ['zod']]))('%s: %j', async (entry, packages) => {
    const alone = await bundled(`export * from '@tilldesk/domain/${entry}';`);
    expect(alone.packages).toEqual(packages);
  });

  test('the rules of chat come without the contract and its zod', async () => {
    const { code, packages } = await bundled(
      `export { attachmentProblem, firstValid, previewKind, topicFormProblems, chatTopics, hasOpenChat } from '@tilldesk/domain/chat';`,
    );
    expect([packages, code.includes('get_chat_history')]).toEqual([[], false]);
  });

  test('the sign-in entry knows no other noun of the shop', async () => {
    const { code } = await bundled(`export * from '@tilldesk/domain/signin';`);
    expect(['/auth/login', '/invoices', '/customers', '/products'].filter((path) => code.includes(path))).toEqual([
      '/auth/login',
    ]);
  });
});

describe('the examples of the README', () => {
  const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8');
  const examples = [...readme.matchAll(/## (.+)\n\n```ts\n([^]+?)```/g)].map(([, title = '', code = '']) => ({
    title,
    code,
  }));

  test('are three', () => {
    expect(examples.map(({ title }) => title)).toEqual([
      'An invoice that adds up to the cent',
      'The day of a sale',
      "A form's errors",
    ]);
  });

  test.each(examples)('$title: gives what it says', async ({ code }) => {
    const shown = code.replace(/^(.+); \/\/ → (.+)$/gm, 'shown.push([$1, $2]);');
    const program = `const shown: unknown[][] = [];\n${shown}\nexport { shown };`;
    const module = await bundled(program);
    const ran: { shown: unknown[][] } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module.code)}`
    );
    expect(ran.shown.map(([given]) => given)).toEqual(ran.shown.map(([, documented]) => documented));
    expect(ran.shown.length).toEqual(code.split('// →').length - 1);
  });
});
