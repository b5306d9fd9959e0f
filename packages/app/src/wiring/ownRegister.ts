import { browserKeep, onOtherTab } from './storage.ts';

const NAME = 'register';
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

onOtherTab((name) => {
  if (name === NAME || name === '') tell();
});

/** The cash register that this browser stands at: chosen once, kept through sign-outs, since it is the place's. */
export const ownRegister = {
  current: (): string | null => browserKeep.read(NAME),
  choose(id: string): void {
    browserKeep.write(NAME, id);
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
