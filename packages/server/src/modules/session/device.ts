import Bowser from 'bowser';

/**
 * Returns a short description such as 'Chrome 156 on Linux' from a browser's user agent; null if it cannot be recognized.
 */
export function deviceOf(agent: string | null): string | null {
  if (!agent) return null;
  const { browser, os } = Bowser.parse(agent);
  const [major] = browser.version?.split('.') ?? [];
  const name = [browser.name, major].filter(Boolean).join(' ');
  if (!name) return os.name ?? null;
  return os.name ? `${name} on ${os.name}` : name;
}
