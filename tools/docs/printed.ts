import { existsSync, readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { filesBelow, root } from '../gates/sources.ts';
import { isMachine, machinePage, machinePath } from './machine-page.ts';
import { routesPage, type RouteLine } from './routes-page.ts';
import { openCalls, openCallMismatches } from './open-calls.ts';
import { unitTransitionsPath, unitTransitionsSql } from './unit-transitions.ts';

/** The generated pages of `docs/` and the generated SQL, by path. */
export async function printed(): Promise<Record<string, string>> {
  return {
    'docs/routes.md': routesPage(await routeTable(), englishMessages()),
    ...(await machinePages()),
    [unitTransitionsPath]: unitTransitionsSql(),
  };
}

/** The route table of the app. It is loaded by vite, since it imports screens in JSX, which Node cannot read. */
export async function routeTable(): Promise<readonly RouteLine[]> {
  const { module } = await runnerImport<{ routes: readonly RouteLine[] }>('/packages/app/src/routes.ts', {
    root,
    logLevel: 'error',
  });
  return module.routes;
}

/** A page for every machine that the entry point exports. */
async function machinePages(): Promise<Record<string, string>> {
  const entryPoint: Record<string, unknown> = await import(`${root}packages/domain/src/exports/machines.ts`);
  const sources = filesBelow(['packages/domain/src'], /\.machine\.ts$/);
  const machines = Object.values(entryPoint).filter(isMachine);
  return Object.fromEntries(
    machines.map((machine) => {
      const source = sources.find((path) => path.endsWith(`/${machine.id}.machine.ts`));
      if (source === undefined) throw new Error(`no ${machine.id}.machine.ts declares the machine ${machine.id}`);
      return [machinePath(machine.id), machinePage(machine, source)];
    }),
  );
}

/** Outdated generated pages, and calls without a token that docs/security.md does not list. */
export async function staleDocs(): Promise<string[]> {
  const pages = Object.entries(await printed());
  const stale = pages.filter(([path, text]) => !existsSync(root + path) || textOf(path) !== text).map(([path]) => path);
  return [
    ...stale.map((path) => `${path} is stale: run \`pnpm docs\``),
    ...openCallMismatches(textOf('docs/security.md'), openCalls(await contract())),
  ];
}

/** All exports of the domain's entry points with calls. */
async function contract(): Promise<unknown[]> {
  const entryPoints: Record<string, unknown>[] = await Promise.all(
    filesBelow(['packages/domain/src/exports'], /\.ts$/).map((path) => import(root + path)),
  );
  return [...new Set(entryPoints.flatMap((entryPoint) => Object.values(entryPoint)))];
}

function englishMessages(): Record<string, string> {
  const files = filesBelow(['packages/app/src'], /\.messages\.en\.json$/);
  return Object.assign({}, ...files.map((path): Record<string, string> => JSON.parse(textOf(path))));
}

const textOf = (path: string): string => readFileSync(root + path, 'utf8');
