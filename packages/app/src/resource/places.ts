import { fill } from '../navigation/addressOf.ts';

/**
 * Returns the address of a record's page: the last parameter of the path is the record's, others come from the current address.
 */
export function recordAddress(path: string, id: string, params: Readonly<Record<string, string>> = {}): string {
  return fill(path, { ...params, [recordParam(path)]: id });
}

/** Returns the name of the parameter that holds the record id of a page. Throws for a path without one. */
export function recordParam(path: string): string {
  const name = [...path.matchAll(/:(\w+)/g)].at(-1)?.[1];
  if (name === undefined) throw new Error(`places: ${path} shows no record`);
  return name;
}

type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : S;

/** The paths of an entity's pages: `placesOf('/vendor-management', 'vendor')`. */
export type PlacesOf<At extends string, N extends string> = {
  list: At;
  add: `${At}/add-${Kebab<N>}`;
  edit: `${At}/edit-${Kebab<N>}/:${N}Id`;
  details: `${At}/${Kebab<N>}-details/:${N}Id`;
};

/** Returns the paths of an entity's pages below its list: `/vendor-management/add-vendor`, `…/edit-vendor/:vendorId`. */
export function placesOf<const At extends string, const N extends string>(at: At, entity: N): PlacesOf<At, N> {
  const name = entity.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<N>;
  return {
    list: at,
    add: `${at}/add-${name}`,
    edit: `${at}/edit-${name}/:${entity}Id`,
    details: `${at}/${name}-details/:${entity}Id`,
  };
}
