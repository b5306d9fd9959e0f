import * as z from 'zod/mini';
import { modules, type ModuleName } from './modules.ts';

export const rights = ['read', 'create', 'update', 'delete'] as const;
export type Right = (typeof rights)[number];

/** One row of a person's rights, as sign-in answers it (spec §3). */
export const permission = z.object({
  module: z.string(),
  read: z.boolean(),
  create: z.boolean(),
  update: z.boolean(),
  delete: z.boolean(),
});
export type Permission = z.output<typeof permission>;

/**
 * Whether a person has a right. Modules are compared without regard to case; with no permissions every answer is
 * false (spec §6).
 */
export function can(permissions: readonly Permission[] | null | undefined, module: ModuleName, right: Right): boolean {
  const moduleName = module.toLowerCase();
  return permissions?.some((p) => p.module.toLowerCase() === moduleName && p[right]) ?? false;
}

/** What a door asks: a module with one right, `readOrCreate`, or a list of rights of which one suffices. */
export type Guard = readonly [ModuleName, Right | 'readOrCreate' | readonly Right[]];

/** Whether a guard lets a person in. */
export function opens(permissions: readonly Permission[] | null | undefined, [module, need]: Guard): boolean {
  const any: readonly Right[] = need === 'readOrCreate' ? ['read', 'create'] : typeof need === 'string' ? [need] : need;
  return any.some((right) => can(permissions, module, right));
}

/** Every right on every module: what an owner has. */
export const allRights = (): Permission[] =>
  modules.map((module) => ({ module, read: true, create: true, update: true, delete: true }));

/** The rights named, e.g. `{ Dashboard: 'r', 'Sale & Invoice': 'rcu' }`, as rows. Letters: r, c, u, d. */
export const someRights = (given: Partial<Record<ModuleName, string>>): Permission[] =>
  Object.entries(given).map(([module, letters]) => ({
    module,
    read: letters.includes('r'),
    create: letters.includes('c'),
    update: letters.includes('u'),
    delete: letters.includes('d'),
  }));
