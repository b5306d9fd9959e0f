import type { Carrier } from './mailer.ts';

/** The mail server, `smtp://user:secret@host:587` or `smtps://…`, and the sender. */
export type SmtpSettings = { url: string; from: string };

/** Milliseconds without a response after which the connection to a mail server is given up. */
const PATIENCE_MS = 30_000;

/** Sends by SMTP. The library is loaded with the first mail: most server processes send none. */
export function smtpCarrier({ url, from }: SmtpSettings): Carrier {
  const opened = once(async () => {
    const { createTransport } = await import('nodemailer');
    const { hostname, port, protocol, username, password } = new URL(url);
    const secure = protocol === 'smtps:';
    return createTransport({
      pool: true,
      maxConnections: 2,
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      // Mail texts must not make the library attach files or fetch addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
  return {
    carry: async (mail, id) => {
      const messageId = `<${id}@${hostOf(from)}>`;
      await (await opened()).sendMail({ from, messageId, ...mail });
    },
    close: () => {
      if (opened.isOpen()) void opened().then((transport) => transport.close());
    },
  };
}

/** Returns the host of an address such as `Shop <till@shop.example>`. */
const hostOf = (address: string): string => /@([\w.-]+)/.exec(address)?.[1] ?? 'tilldesk';

function once<T>(make: () => Promise<T>): (() => Promise<T>) & { isOpen: () => boolean } {
  let made: Promise<T> | undefined;
  return Object.assign(() => (made ??= make()), { isOpen: () => made !== undefined });
}
