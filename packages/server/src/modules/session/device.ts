import Bowser from 'bowser';

/** 'Chrome 156 on Linux' of a browser's own words for itself; null where they say nothing. */
export function deviceOf(agent: string | null): string | null {
  if (!agent) return null;
  const { browser, os } = Bowser.parse(agent);
  const [major] = browser.version?.split('.') ?? [];
  const name = [browser.name, major].filter(Boolean).join(' ');
  if (!name) return os.name ?? null;
  return os.name ? `${name} on ${os.name}` : name;
}
