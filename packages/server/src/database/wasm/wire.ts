import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * A connection to a database inside this process. `pg` uses PostgreSQL's protocol on it as on a socket, so that
 * parsers, errors and prepared statements are the same as with every other engine. The engine has one session; it is
 * reset for each connection.
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
    // Answers are pushed when they arrive.
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

  /** Does what PostgreSQL does for a new connection: resets the session, then applies the requested settings. */
  async #freshSession(startup: Buffer): Promise<void> {
    await this.#engine.exec('rollback');
    await this.#engine.exec('discard all');
    const [, options = ''] = /options\0([^\0]*)/.exec(startup.toString('latin1')) ?? [];
    for (const [, name, value] of options.matchAll(/-c (\w+)=(\S+)/g))
      await this.#engine.exec(`set ${name} = '${value}'`);
  }
}

const terminate = Buffer.from([0x58, 0, 0, 0, 4]);
