import type { FastifyInstance } from 'fastify';
import type { ImportJob } from '@tilldesk/domain/imports';
import { call, type ApiResponse, type Person } from './till.ts';

export type ImportedEntity = 'products' | 'customers' | 'vendors';

/** Uploads a file as a person, without the network. */
export async function uploadFile(
  app: FastifyInstance,
  { token }: Person,
  entityName: ImportedEntity,
  name: string,
  content: string | Buffer,
): Promise<ApiResponse> {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
  const answer = await app.inject({
    method: 'POST',
    url: `/api/${entityName}-imports`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--x--\r\n')]),
  });
  return { status: answer.statusCode, body: answer.json<unknown>(), text: answer.body };
}

type Through = { name?: string; run?: boolean; goodRows?: boolean; makesMissing?: boolean };

/** Uploads a file, tests the import and, by default, runs it; `settled` waits for background work. */
export async function importFile(
  app: FastifyInstance,
  person: Person,
  settled: () => Promise<void>,
  entityName: ImportedEntity,
  content: string | Buffer,
  { name = 'list.csv', run = true, goodRows = false, makesMissing = false }: Through = {},
) {
  const uploaded = await uploadFile(app, person, entityName, name, content);
  if (uploaded.status !== 200) return { ...uploaded, id: '' };
  const { id, mapping, decimal } = uploaded.body as ImportJob;
  const at = `/${entityName}-imports/${id}`;
  const request = (path: string, body?: unknown, key?: string) =>
    call(app, 'POST', path, { token: person.token, body, key });
  await request(`${at}/check`, { mapping, decimal, makesMissing });
  await settled();
  if (run) {
    const started = await request(`${at}/run`, { goodRows }, `run-${id}`);
    if (started.status !== 200) return { ...started, id };
    await settled();
  }
  return { ...(await person.request('GET', at)), id };
}
