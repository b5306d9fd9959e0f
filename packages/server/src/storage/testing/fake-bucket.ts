import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type StoredObject = { data: Buffer; type: string; since: Date };

/** Starts a fake storage that implements the part of S3 that `FileStorage` uses, with its bucket in the path. */
export async function fakeBucket(name: string) {
  const objects = new Map<string, StoredObject>();
  const state = { isDown: false };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const body = await buffer(request);
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key-id/');
    if (state.isDown) return void response.writeHead(503).end();
    if (bucket !== name || !isSigned) return void response.writeHead(403).end();
    const stored = objects.get(key);
    const headers = stored && {
      'content-type': stored.type,
      'content-length': stored.data.length,
      'last-modified': stored.since.toUTCString(),
    };
    const copied = request.headers['x-amz-copy-source'];
    if (request.method === 'PUT' && copied !== undefined) {
      const from = objects.get(decodeURIComponent(String(copied)).replace(`${bucket}/`, '').replace(/^\//, ''));
      if (!from) return void response.writeHead(404).end();
      objects.set(key, { ...from, since: new Date() });
      response.writeHead(200, { 'content-type': 'application/xml' }).end('<CopyObjectResult></CopyObjectResult>');
    } else if (request.method === 'PUT') {
      objects.set(key, { data: body, type: request.headers['content-type'] ?? '', since: new Date() });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key === '' && request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listOf(objects, url.searchParams));
    } else if (!stored) response.writeHead(404).end();
    else response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : stored.data);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { endpoint, objects, state, close };
}

/** Two per page, so that a list has several pages. */
const PAGE = 2;

function listOf(objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams): string {
  const all = [...objects]
    .filter(([key]) => key.startsWith(query.get('prefix') ?? ''))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const from = Number(query.get('continuation-token') ?? 0);
  const contents = all
    .slice(from, from + PAGE)
    .map(
      ([key, { data, since }]) =>
        `<Contents><Key>${key}</Key><Size>${data.length}</Size><LastModified>${since.toISOString()}</LastModified></Contents>`,
    );
  const isMore = from + PAGE < all.length;
  const next = isMore ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}
