import { ChatRejection, type ChatUpload } from '../client/ChatTransport.ts';

const TIMEOUT_MS = 60_000;
const UPLOAD_PATH = '/api/upload/upload-file';

/** Returns the current token, which may have been renewed since the last call. */
export type TokenSource = () => Promise<string>;

/**
 * Uploads a file as form data in the field `file` (spec §7). `onProgress` receives the uploaded share, 0 to 1. `done` resolves
 * to the address, or to null when the upload was cancelled. It rejects with a `ChatRejection`, or with an `Error` when the
 * connection failed.
 */
export function uploadFile(
  origin: string,
  getToken: TokenSource,
  file: File,
  onProgress: (share: number) => void,
): ChatUpload {
  // Fetch does not report the progress of an upload.
  const request = new XMLHttpRequest();
  let isCancelled = false;
  const send = () =>
    new Promise<string | null>((resolve, reject) => {
      const failed = () => reject(new Error('The upload broke off.'));
      request.timeout = TIMEOUT_MS;
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => {
        const body = parseJson(request.responseText);
        const address: unknown = Object(Object(body)['data'])['url'];
        if (isSuccess(request.status) && typeof address === 'string') resolve(address);
        else reject(rejectionOf(request.status, body));
      });
      request.addEventListener('error', failed);
      request.addEventListener('timeout', failed);
      request.addEventListener('abort', () => resolve(null));
      const form = new FormData();
      form.append('file', file);
      request.send(form);
    });
  const start = async () => {
    const token = await getToken();
    if (isCancelled) return null;
    request.open('POST', origin + UPLOAD_PATH);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    return send();
  };
  return {
    done: start(),
    cancel: () => {
      isCancelled = true;
      request.abort();
    },
  };
}

/**
 * Returns the bytes of a sent file. The address is useless without the token (docs/decisions/platform/0015). An address of another
 * origin is rejected: a message comes from another person, and the token must not be sent to their server. Rejects with a
 * `ChatRejection`, or with an `Error` when the connection failed.
 */
export async function downloadFile(origin: string, getToken: TokenSource, address: string): Promise<Blob> {
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin) throw new ChatRejection('file.gone', 'This file is no longer there.');
  const response = await fetch(url, { headers: { Authorization: `Bearer ${await getToken()}` } });
  if (!isSuccess(response.status)) throw rejectionOf(response.status, parseJson(await response.text()));
  return response.blob();
}

/**
 * Converts an error response to a `ChatRejection`; to an `Error` when the body has no problem, such as a response of a proxy.
 */
function rejectionOf(status: number, body: unknown): Error {
  const { code, message, params } = Object(body) as {
    code?: unknown;
    message?: unknown;
    params?: ChatRejection['params'];
  };
  if (typeof code !== 'string' || typeof message !== 'string') return new Error(`The server answered with ${status}.`);
  return new ChatRejection(code, message, params);
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
