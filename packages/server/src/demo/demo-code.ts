import { Secret, TOTP } from 'otpauth';
import signIns from './lists/sign-ins.json' with { type: 'json' };

/** The terminal command that prints the manager's code. */
export const codeCommand = 'npx pnpm@12 -s tilldesk demo-code';

/**
 * Returns the six digits that the authenticator app of the demo's manager shows at a moment. Each is valid for one sign-in.
 */
export function demoCode(at: Date): string {
  const secret = signIns.find(({ authenticator }) => authenticator !== undefined)?.authenticator;
  if (secret === undefined) throw new Error('demo-code: no sign-in of the demo has an authenticator');
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}
