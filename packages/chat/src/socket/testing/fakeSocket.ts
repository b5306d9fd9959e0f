type Listener = (...args: never[]) => void;

/** Listeners by the name of their event. */
class FakeEmitter {
  private readonly listeners = new Map<string, Listener[]>();
  on(name: string, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }
  tell(name: string, ...args: unknown[]): void {
    for (const listener of this.listeners.get(name) ?? []) listener(...(args as never[]));
  }
}

/** The part of socket.io-client's socket that the transport uses, controlled by the test. */
export class FakeSocket extends FakeEmitter {
  readonly io = Object.assign(new FakeEmitter(), {
    engine: Object.assign(new FakeEmitter(), { close: () => this.drop('forced close') }),
  });
  /** The arguments of the call of `io`. */
  readonly opened: { origin: string; options: Record<string, unknown> };
  /** The emitted events, without and with an acknowledgement. */
  readonly said: [string, unknown][] = [];
  readonly asked: [string, unknown][] = [];
  active = false;
  connected = false;
  tries = 0;
  /** The acknowledgement of the next requests. */
  answer: (event: string) => unknown = () => ({ ok: true, answer: {} });

  constructor(origin: string, options: Record<string, unknown>) {
    super();
    this.opened = { origin, options };
  }
  connect(): void {
    this.active = true;
    this.tries += 1;
  }
  disconnect(): this {
    this.drop('io client disconnect');
    return this;
  }
  emit(event: string, args: unknown): void {
    this.said.push([event, args]);
  }
  timeout(_ms: number) {
    return {
      emitWithAck: async (event: string, args: unknown) => {
        this.asked.push([event, args]);
        return this.answer(event);
      },
    };
  }

  /** The server accepts the connection. */
  accept(): void {
    this.connected = true;
    this.io.tell('open');
    this.tell('connect');
  }
  /** The server rejects the token, as the library reports it. */
  refuse(): void {
    this.active = false;
    this.tell('connect_error', new Error('session.expired'));
  }
  /** The connection ends. The library reconnects by itself unless one side closed it explicitly. */
  drop(reason: string): void {
    const wasConnected = this.connected;
    this.connected = false;
    this.active = !reason.startsWith('io ');
    if (wasConnected) this.tell('disconnect', reason);
  }
  /** The server's ping. */
  heartbeat(): void {
    this.io.engine.tell('heartbeat');
    this.io.tell('ping');
  }
}
