import type { FastifyInstance } from 'fastify';

/**
 * Closes the HTTP server. Calls that arrived completely are answered. After `withinMs`, every connection that is still
 * open is cut, such as one with an incomplete request or one whose client does not read.
 */
export async function closeWithin(app: FastifyInstance, withinMs: number): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), withinMs);
  try {
    await app.close();
  } finally {
    clearTimeout(deadline);
  }
}
