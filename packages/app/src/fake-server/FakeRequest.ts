import { Problem, problemBody } from '@tilldesk/domain/problems';
import { uploadFile } from '@tilldesk/domain/files';
import { outside } from '../api/environment.ts';
import type { FakeServer } from './FakeServer.ts';

/** An upload request: it reports half of the progress, and then the result that the fake server is set to. */
export class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly #world: FakeServer;
  #asked = { method: '', url: '' };
  timeout = 0;
  status = 0;
  responseText = '';

  constructor(fakeServer: FakeServer) {
    super();
    this.#world = fakeServer;
  }

  open(method: string, url: string): void {
    this.#asked = { method, url };
  }
  setRequestHeader(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  send(form: FormData): void {
    const file = form.get('file');
    if (!(file instanceof File)) throw new Error('FakeRequest: no file is sent');
    queueMicrotask(() => {
      const { size } = file;
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded: size / 2, total: size }),
      );
      this.#finish(file);
    });
  }

  #finish(file: File): void {
    const { uploads, files } = this.#world;
    if (uploads === 'pending') return;
    if (uploads === 'broken') return void this.dispatchEvent(new Event('error'));
    if (uploads === 'rejected')
      return this.#answer(415, problemBody(new Problem('file.mismatch', { name: file.name })));
    if (this.#asked.url !== `/api${uploadFile.path}`) return void this.#ask();
    const url = `/api/files/01936c3a-7c00-7f11-8000-${String(files.size + 1).padStart(12, '0')}`;
    files.set(url, file);
    this.#answer(200, { data: { url } });
  }

  /** A file that is not stored by the file call goes to the call that it was sent to. */
  async #ask(): Promise<void> {
    const { method, url } = this.#asked;
    const answer = await outside.fetch(url, { method, headers: { Authorization: 'Bearer sent' } });
    this.#answer(answer.status, await answer.json());
  }

  #answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}
