import { languageOf, type Email } from './email.ts';
import { greeting, mailTextOf } from './sentences.ts';

/** A rendered mail: the same content as plain text and as simple HTML. `icalEvent` is an attached calendar file. */
export type Rendered = {
  to: string;
  subject: string;
  text: string;
  html: string;
  icalEvent?: { method: 'PUBLISH' | 'CANCEL'; filename: string; content: string };
};

/** Renders an email in the recipient's language. `base` is the app's own address, without a trailing slash. */
export function render(email: Email, base: string): Rendered {
  const { message, to } = email;
  const language = languageOf(email.language);
  const { subject, before, rows = [], button, after } = mailTextOf(language, message);
  const hello = greeting[language](oneLine(email.name));
  const link = 'path' in message ? `${base}${message.path}` : null;
  const core = 'code' in message ? message.code : link;
  const html = [
    ...[hello, ...before].map(paragraph),
    ...(rows.length === 0 ? [] : [table(rows)]),
    ...('code' in message
      ? [`<p style="font-size:1.5em;letter-spacing:.2em"><b>${escaped(message.code)}</b></p>`]
      : []),
    ...(link === null ? [] : [`<p><a href="${escaped(link)}">${escaped(button ?? link)}</a></p>`, paragraph(link)]),
    ...after.map(paragraph),
    paragraph('Tilldesk'),
  ];
  return {
    to,
    subject: oneLine(subject),
    text: `${[hello, ...before, ...(rows.length === 0 ? [] : [rows.map(line).join('\n')]), ...(core === null ? [] : [`    ${core}`]), ...after, 'Tilldesk'].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="font-family:sans-serif">${html.join('')}</body></html>`,
    ...('calendar' in message
      ? {
          icalEvent: {
            method: message.kind === 'meetingCancelled' ? 'CANCEL' : 'PUBLISH',
            filename: 'meeting.ics',
            content: message.calendar,
          },
        }
      : {}),
  };
}

type Row = readonly [text: string, amount: string];

const line = ([text, amount]: Row): string => (amount === '' ? text : `${text}: ${amount}`);

const table = (rows: readonly Row[]): string =>
  `<table style="border-collapse:collapse">${rows
    .map(
      ([text, amount]) =>
        `<tr><td style="padding:2px 24px 2px 0">${escaped(text)}</td><td style="text-align:right;white-space:nowrap">${escaped(amount)}</td></tr>`,
    )
    .join('')}</table>`;

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** User input must not start a new header line of a mail. */
const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ');

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
