import { createRequire } from 'node:module';
import type { Value } from './values.ts';

const load = createRequire(import.meta.url);

/** Returns the value that a module exports under a name. The module runs. */
export function loadedValue(file: string, name: string): Value {
  const module: Record<string, unknown> = load(file);
  return valueOf(module[name]);
}

function valueOf(value: unknown): Value {
  if (typeof value === 'function') return (...given) => valueOf(value(...given));
  if (Array.isArray(value)) return value.map(valueOf);
  if (value instanceof Map) return new Map([...value].map(([key, own]) => [String(key), valueOf(own)]));
  if (typeof value === 'object' && value !== null)
    return new Map(Object.entries(value).map(([key, own]) => [key, valueOf(own)]));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null
    ? value
    : undefined;
}
