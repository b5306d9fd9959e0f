import type { FastifyInstance } from 'fastify';

/**
 * Closes the HTTP side: calls that arrived whole are answered, and after `withinMs` every connection that is still open
 * is cut, such as one whose request was half sent or whose client does not read.
 */
export async function closeWithin(app: FastifyInstance, withinMs: number): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), withinMs);
  try {
    await app.close();
  } finally {
    clearTimeout(deadline);
  }
}
