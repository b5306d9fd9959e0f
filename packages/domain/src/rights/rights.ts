import * as z from 'zod/mini';
import { modules, type ModuleName } from './modules.ts';

export const rights = ['read', 'create', 'update', 'delete'] as const;
export type Right = (typeof rights)[number];

/** One row of a user's rights, as returned by sign-in (spec §3). */
export const permission = z.object({
  module: z.string(),
  read: z.boolean(),
  create: z.boolean(),
  update: z.boolean(),
  delete: z.boolean(),
});
export type Permission = z.output<typeof permission>;

/** Whether a user has a right. Module names are case-insensitive; without permissions always false (spec §6). */
export function can(permissions: readonly Permission[] | null | undefined, module: ModuleName, right: Right): boolean {
  const moduleName = module.toLowerCase();
  return permissions?.some((p) => p.module.toLowerCase() === moduleName && p[right]) ?? false;
}

/** Guard of a route: a module with one right, `readOrCreate`, or a list of rights of which one suffices. */
export type Guard = readonly [ModuleName, Right | 'readOrCreate' | readonly Right[]];

/** Whether the permissions satisfy a guard. */
export function opens(permissions: readonly Permission[] | null | undefined, [module, need]: Guard): boolean {
  const any: readonly Right[] = need === 'readOrCreate' ? ['read', 'create'] : typeof need === 'string' ? [need] : need;
  return any.some((right) => can(permissions, module, right));
}

/** All rights on all modules, as an owner has. */
export const allRights = (): Permission[] =>
  modules.map((module) => ({ module, read: true, create: true, update: true, delete: true }));

/** Converts rights such as `{ Dashboard: 'r', 'Sale & Invoice': 'rcu' }`, to rows. Letters: r, c, u, d. */
export const someRights = (given: Partial<Record<ModuleName, string>>): Permission[] =>
  Object.entries(given).map(([module, letters]) => ({
    module,
    read: letters.includes('r'),
    create: letters.includes('c'),
    update: letters.includes('u'),
    delete: letters.includes('d'),
  }));
