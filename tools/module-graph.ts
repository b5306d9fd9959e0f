import { cruise } from 'dependency-cruiser';
import { layerOf, outsideLayers, partOf, rankOf } from './server-layers.ts';

// Prints which parts of the server import each other, the cycles of this graph, and the imports that point upwards:
// `node tools/module-graph.ts`.

const base = 'packages/server/src';
const { output } = await cruise([base], {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: `node_modules|${outsideLayers}` },
  tsPreCompilationDeps: true,
});
if (typeof output === 'string') throw new Error(output);

/** `importer → imported` of files, by the importing and the imported part. */
const edges = new Map<string, Map<string, string[]>>();
for (const { source, dependencies } of output.modules) {
  const from = partOf(source);
  for (const { resolved } of dependencies.filter((one) => one.resolved.startsWith(base))) {
    const to = partOf(resolved);
    if (to === from) continue;
    const targets = edges.get(from) ?? new Map<string, string[]>();
    edges.set(
      from,
      targets.set(to, [
        ...(targets.get(to) ?? []),
        `${source.slice(base.length + 1)} → ${resolved.slice(base.length + 1)}`,
      ]),
    );
  }
}

const print = (pairs: readonly [string, string, string[]][]) => {
  for (const [from, to, files] of pairs) {
    console.log(`  ${from} (${layerOf(from)}) → ${to} (${layerOf(to)})`);
    for (const file of files.toSorted()) console.log(`    ${file}`);
  }
};

const pairs = [...edges].flatMap(([from, targets]) =>
  [...targets].map(([to, files]): [string, string, string[]] => [from, to, files]),
);
const upward = pairs.filter(([from, to]) => rankOf(to) > rankOf(from));
const sideways = pairs.filter(([from, to]) => layerOf(from) === 'documents' && layerOf(to) === 'documents');
const cycles = components([...edges.keys()]).filter((parts) => parts.length > 1);
const filesOf = (some: typeof pairs) => some.reduce((sum, [, , files]) => sum + files.length, 0);

console.log('Imports between parts:');
print(pairs.toSorted(([a], [b]) => rankOf(a) - rankOf(b)));
console.log(`\nCycles: ${cycles.length}`);
for (const parts of cycles) console.log(`  ${parts.length} parts: ${parts.toSorted().join(', ')}`);
console.log(`\nUpward: ${upward.length} pairs of parts, ${filesOf(upward)} imports`);
print(upward);
console.log(`\nDocument to document: ${sideways.length} pairs, ${filesOf(sideways)} imports`);
print(sideways);

/** Returns the strongly connected components of the graph (Tarjan). */
function components(parts: readonly string[]): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const stack: string[] = [];
  const visit = (part: string): number => {
    const index = order.size;
    order.set(part, index);
    stack.push(part);
    let low = index;
    for (const to of edges.get(part)?.keys() ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (stack.includes(to)) low = Math.min(low, order.get(to)!);
    }
    if (low === index) found.push(stack.splice(stack.indexOf(part)));
    return low;
  };
  for (const part of parts) if (!order.has(part)) visit(part);
  return found;
}
