import type { FastifyInstance } from 'fastify';
import type { ImportJob } from '@tilldesk/domain/stock';
import { call, type Heard, type Person } from './till.ts';

export type ImportedNoun = 'products' | 'customers' | 'vendors';

/** Brings a file as a person, without the network. */
export async function bringFile(
  app: FastifyInstance,
  { token }: Person,
  noun: ImportedNoun,
  name: string,
  content: string | Buffer,
): Promise<Heard> {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
  const answer = await app.inject({
    method: 'POST',
    url: `/api/${noun}-imports`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--x--\r\n')]),
  });
  return { status: answer.statusCode, body: answer.json<unknown>(), text: answer.body };
}

type Through = { name?: string; run?: boolean; goodRows?: boolean; makesMissing?: boolean };

/** Takes a file through: brought, tried out and, unless told otherwise, run; `settled` waits for the work behind the answers. */
export async function importFile(
  app: FastifyInstance,
  person: Person,
  settled: () => Promise<void>,
  noun: ImportedNoun,
  content: string | Buffer,
  { name = 'list.csv', run = true, goodRows = false, makesMissing = false }: Through = {},
) {
  const brought = await bringFile(app, person, noun, name, content);
  if (brought.status !== 200) return { ...brought, id: '' };
  const { id, mapping, decimal } = brought.body as ImportJob;
  const at = `/${noun}-imports/${id}`;
  const ask = (path: string, body?: unknown, key?: string) =>
    call(app, 'POST', path, { token: person.token, body, key });
  await ask(`${at}/check`, { mapping, decimal, makesMissing });
  await settled();
  if (run) {
    const started = await ask(`${at}/run`, { goodRows }, `run-${id}`);
    if (started.status !== 200) return { ...started, id };
    await settled();
  }
  return { ...(await person.ask('GET', at)), id };
}
