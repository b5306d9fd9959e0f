import type { ChatClientOptions } from './ChatClient.ts';

/** A storage that lives as long as its client. */
export function memoryStorage(): NonNullable<ChatClientOptions['storage']> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}
