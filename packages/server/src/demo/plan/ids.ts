import type { Random } from '../random.ts';

/**
 * Returns a UUID of version 7 (RFC 9562) from a moment (ISO text) and a random stream, in place of the machine's own random
 * source.
 */
export function idAt(at: string, random: Random): string {
  const time = Date.parse(at).toString(16).padStart(12, '0');
  const rest = Array.from({ length: 19 }, () => random.int(0, 15).toString(16)).join('');
  const variant = (8 + random.int(0, 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}
