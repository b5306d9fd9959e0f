/** Preloads the app's first files while the user types; the build lists them in the document. */
export function fetchAhead(): void {
  const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 300));
  const start = () => whenIdle(() => files().forEach(fetchOne));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

const files = (): string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="tilldesk-app"]')?.content.split(' ').filter(Boolean) ?? [];

function fetchOne(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce !== undefined) link.nonce = nonce;
  document.head.append(link);
}
