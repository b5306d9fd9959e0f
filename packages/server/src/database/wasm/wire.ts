import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * A connection to a database inside this process: `pg` speaks PostgreSQL's protocol into it as into a socket, so that parsers,
 * errors and prepared statements are those of every other engine. The engine has one session; who connects finds it fresh.
 */
export class Wire extends Duplex {
  readonly #engine: PGlite;
  #isConnected = false;

  constructor(engine: PGlite) {
    super();
    this.#engine = engine;
  }

  /** `pg` treats its stream as a `net.Socket`. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(message: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#pass(message).then(() => done(), done);
  }

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#pass(Buffer.concat(messages.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #pass(message: Buffer): Promise<void> {
    if (message.equals(terminate)) {
      this.push(null);
      return;
    }
    if (!this.#isConnected) {
      this.#isConnected = true;
      await this.#freshSession(message);
    }
    const answer = await this.#engine.execProtocolRaw(message, { syncToFs: false });
    this.push(Buffer.from(answer));
  }

  /** Does what PostgreSQL's own process does for a new connection: nothing left of the last one, the settings asked for. */
  async #freshSession(startup: Buffer): Promise<void> {
    await this.#engine.exec('rollback');
    await this.#engine.exec('discard all');
    const [, options = ''] = /options\0([^\0]*)/.exec(startup.toString('latin1')) ?? [];
    for (const [, name, value] of options.matchAll(/-c (\w+)=(\S+)/g))
      await this.#engine.exec(`set ${name} = '${value}'`);
  }
}

const terminate = Buffer.from([0x58, 0, 0, 0, 4]);
