import type { ChatClientOptions } from './ChatClient.ts';

/** Creates a storage in memory, which lasts as long as its client. */
export function memoryStorage(): NonNullable<ChatClientOptions['storage']> {
  const saved = new Map<string, string>();
  return {
    getItem: (name) => saved.get(name) ?? null,
    setItem: (name, value) => void saved.set(name, value),
    removeItem: (name) => void saved.delete(name),
  };
}
