import type { Answer, AnyEndpoint } from '@tilldesk/domain/contract';
import { uploadFile } from '@tilldesk/domain/files';
import * as z from 'zod/mini';
import { callerHeaders, isSuccess, problemFromResponse } from './call.ts';
import { noteTouch } from '../session/inactivity.ts';
import { outside } from './environment.ts';
import { parseJson } from '../browser/storage.ts';
import { session } from '../session/session.ts';

const TIMEOUT_MS = 60_000;

/** A file upload in progress. */
export type Sending<A> = {
  /** Resolves with the call's response, or with null when cancelled. Rejects with `ApiProblem`. */
  done: Promise<A | null>;
  cancel: () => void;
};

/** An upload that resolves with the address of the stored file, for `readFile`. */
export type Upload = Sending<string>;

/** Uploads a file. `onProgress` receives the share that was sent, 0 to 1. */
export function upload(file: File, onProgress?: (share: number) => void): Upload {
  const { done, cancel } = sendFile(uploadFile, file, onProgress);
  return { done: done.then((answer) => answer?.data.url ?? null), cancel };
}

/** Sends a file to a call that accepts one. An upload counts as activity, so that the user is not signed out while waiting for it. */
export function sendFile<E extends AnyEndpoint>(
  endpoint: E,
  file: File,
  onProgress: (share: number) => void = () => {},
): Sending<Answer<E>> {
  const token = session.current()?.token;
  // Fetch does not report upload progress.
  const request = outside.request();
  const form = new FormData();
  form.append('file', file);
  const done = new Promise<Answer<E> | null>((resolve, reject) => {
    const failed = () => reject(problemFromResponse(0, null, token));
    request.open(endpoint.method, `/api${endpoint.path}`);
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(callerHeaders(token))) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      noteTouch();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      const data = parseJson(request.responseText);
      const answer = z.safeParse<E['answer']>(endpoint.answer, data);
      if (isSuccess(request.status) && answer.success) resolve(answer.data);
      else reject(problemFromResponse(request.status, data, token));
    });
    request.addEventListener('error', failed);
    request.addEventListener('timeout', failed);
    request.addEventListener('abort', () => resolve(null));
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}

/**
 * Downloads an uploaded file, for a picture's object URL or for saving. The address alone gives no access: the request needs
 * the token. Throws `ApiProblem`.
 */
export async function fileAt(url: string): Promise<Blob> {
  const token = session.current()?.token;
  let answer: Response;
  try {
    answer = await outside.fetch(url, { headers: callerHeaders(token) });
  } catch {
    throw problemFromResponse(0, null, token);
  }
  if (!isSuccess(answer.status)) throw problemFromResponse(answer.status, parseJson(await answer.text()), token);
  return answer.blob();
}
