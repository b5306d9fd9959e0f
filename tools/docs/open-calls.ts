/** Returns the calls that require no sign-in, such as `GET /health`, from the exports of the contract's entry points. */
export function openCalls(exported: readonly unknown[]): string[] {
  const calls = exported.flatMap((value) => (isCall(value) ? [value] : nested(value)));
  return [...new Set(calls.filter(({ needs }) => needs === 'nobody').map(({ method, path }) => `${method} ${path}`))];
}

/** Differences between the page's table of open calls and the contract. */
export function openCallMismatches(page: string, open: readonly string[]): string[] {
  const documented = [...page.matchAll(/^\| `([A-Z]+ \/\S*)` \|/gm)].map(([, call]) => call ?? '');
  return [
    ...open.filter((call) => !documented.includes(call)).map((call) => `docs/security.md: says nothing of ${call}`),
    ...documented.filter((call) => !open.includes(call)).map((call) => `docs/security.md: ${call} is no open call`),
  ];
}

type Call = { method: string; path: string; needs: unknown };

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'needs' in value;

/** The calls of an entity are in one object. */
const nested = (value: unknown): Call[] =>
  typeof value === 'object' && value !== null ? Object.values(value).filter(isCall) : [];
