import { errorForLog } from './errorForLog.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields whose values are never written down, in bodies and in query strings alike. */
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
 * A structured log, one JSON object a line: to standard output, or where told. PINs, passwords, tokens and codes are
 * struck out, also in the query strings of addresses (ASVS 16.2.5), and errors come without the values they carry.
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

/** An address with the values of secret query fields struck out; the names are compared without regard to case. */
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
