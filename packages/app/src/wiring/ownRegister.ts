import { session } from './session.ts';
import { browserKeep, onOtherTab } from './storage.ts';

const NAME = 'register.';
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

onOtherTab((name) => {
  if (name.startsWith(NAME) || name === '') tell();
});

const nameHere = (): string | null => {
  const store = session.current()?.user.store;
  return store === undefined ? null : NAME + store;
};

/** The cash register that this browser stands at, by store: chosen once, and kept through sign-outs, since it is the place's. */
export const ownRegister = {
  current(): string | null {
    const name = nameHere();
    return name === null ? null : browserKeep.read(name);
  },
  /** Chooses a register; null forgets the choice. */
  choose(id: string | null): void {
    const name = nameHere();
    if (name === null) return;
    if (id === null) browserKeep.drop(name);
    else browserKeep.write(name, id);
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = session.subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};
