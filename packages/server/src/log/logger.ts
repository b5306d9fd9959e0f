import { errorForLog } from './errorForLog.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields whose values are never logged, in bodies and in query strings. */
const secrets = [
  'pin',
  'accessPin',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'accessToken',
  'code',
  'challenge',
  'secret',
  'uri',
  'recoveryCodes',
  'browser',
];

/**
 * Creates a structured log, one JSON object per line, to standard output or to `stream`. PINs, passwords, tokens and
 * codes are removed, also in the query strings of addresses (ASVS 16.2.5), and errors are logged without the values
 * they contain.
 */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: [
        ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        'req.headers.authorization',
        'req.headers.cookie',
        '*.authorization',
      ],
      censor: '[struck out]',
    },
    serializers: {
      err: (error: unknown) => errorForLog(error),
      req: (request: { method: string; url: string; ip?: string; id?: string }) => ({
        id: request.id,
        method: request.method,
        url: cleanAddress(request.url),
        address: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** Returns an address with the values of secret query fields removed; field names are compared ignoring case. */
export function cleanAddress(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const fields = url
    .slice(start + 1)
    .split('&')
    .map((field) => (isSecret(nameOf(field)) ? `${field.split('=', 1)[0]}=[struck out]` : field));
  return `${url.slice(0, start)}?${fields.join('&')}`;
}

const isSecret = (name: string): boolean => secrets.some((s) => s.toLowerCase() === name.toLowerCase());

function nameOf(field: string): string {
  const name = field.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
