/** Roles that a file may name after its subject, per package (the closed list of docs/architecture.md). */
const roles: Readonly<Record<string, readonly string[]>> = {
  domain: ['entity', 'contract', 'rules', 'machine', 'view', 'report'],
  server: ['tables', 'http', 'socket', 'store', 'seed', 'sql', 'statements', 'rows', 'job'],
  app: ['resource', 'routes', 'screen', 'list', 'form', 'wiring', 'messages', 'en', 'es'],
  ui: [],
  chat: ['messages', 'en', 'es'],
};
const everywhere = ['styles', 'stories', 'test'];
const emptyNames = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'types', 'constants', 'misc', 'shared']);

/** Finds files of `packages/<package>/src` with a meaningless name, or a role that is not on the list. */
export function strangeNames(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const inside = /^packages\/([^/]+)\/src\/(.+)$/.exec(path);
    return inside?.[1] && inside[2] ? complaintsAbout(path, inside[1], inside[2].split('/')) : [];
  });
}

function complaintsAbout(path: string, owner: string, parts: readonly string[]): string[] {
  const [name = '', ...suffixes] = (parts.at(-1) ?? '').replace(/(\.d)?\.[^.]+$/, '').split('.');
  const allowed = [...(roles[owner] ?? []), ...everywhere];
  const unknown = suffixes.filter((suffix) => !allowed.includes(suffix));
  const empty = [...parts.slice(0, -1), name].filter((part) => emptyNames.has(part.toLowerCase()));
  return [
    ...unknown.map((suffix) => `${path}: the suffix .${suffix} is not on the list of ${owner} (${allowed.join(', ')})`),
    ...empty.map((part) => `${path}: "${part}" does not say what lives there`),
    ...(name === 'index' && parts[0] !== 'exports' ? [`${path}: only src/exports has an index`] : []),
  ];
}
