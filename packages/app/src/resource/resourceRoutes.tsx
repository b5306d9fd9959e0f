import type { ModuleName } from '@tilldesk/domain/rights';
import type { ComponentType } from 'react';
import type { CatalogueName, MessageId } from '../i18n/Messages.ts';
import type { MenuPlace } from '../navigation/menus.ts';
import type { Page } from '../navigation/route.ts';
import { placesOf, type PlacesOf } from './places.ts';
import type { VersionedRecord, Resource } from './resource.ts';

type Load<R extends VersionedRecord> = () => Promise<Resource<R>>;
type LoadScreen = () => Promise<{ Screen: ComponentType }>;

/** A catalogue with the titles of a resource's pages. */
type Titled<N extends CatalogueName = CatalogueName> = N extends string
  ? `${N}.title` | `${N}.add` | `${N}.edit` extends MessageId
    ? N
    : never
  : never;

type ResourcePages<R extends VersionedRecord, D> = {
  /** The module whose rights open the list (read) and the form of a new record (create). */
  module: ModuleName;
  /** The pages' messages; the first ones have their titles: `title`, `add`, `edit` and `details`. */
  messages: readonly [Titled, ...CatalogueName[]];
  menu?: MenuPlace;
  /** Flat path of the list. */
  flatList?: string;
  /** Position of the form of a new record. */
  addMenu?: MenuPlace;
  /** Loads the resource with its form, from a file of its own: the route table is part of the first load. */
  load: Load<R>;
  /** Loads the list. @default the list of `load` */
  list?: LoadScreen;
  /** Loads the details page. @default there is none */
  details?: D;
};

/**
 * Returns the pages of a resource: list, form of a new record, form of an existing one, details. Everything but most lists also
 * has a flat path: `/vendor-management/add-vendor` is `/add-vendor` too. Forms ask for confirmation before unsaved changes are
 * lost. Edit and details have no guard; the server rejects the calls of users who may not read.
 */
export function resourceRoutes<
  const At extends string,
  const N extends string,
  R extends VersionedRecord,
  D extends LoadScreen | undefined = undefined,
>(at: At, entity: N, { module, messages, menu, flatList, addMenu, load, list, details }: ResourcePages<R, D>) {
  const places = placesOf(at, entity);
  const [name] = messages;
  const form = formScreen(load);
  const flat = (path: string) => [path.slice(at.length)];
  const pages: Page[] = [
    {
      path: places.list,
      title: `${name}.title`,
      messages,
      screen: list ?? listScreen(load),
      guard: [module, 'read'],
      ...(menu && { menu }),
      ...(flatList && { also: [flatList] }),
    },
    {
      path: places.add,
      title: `${name}.add`,
      messages,
      screen: form,
      guard: [module, 'create'],
      onLeave: true,
      also: flat(places.add),
      ...(addMenu && { menu: addMenu }),
    },
    { path: places.edit, title: `${name}.edit`, messages, screen: form, onLeave: true, also: flat(places.edit) },
  ];
  if (details) {
    // The tests of the route table check that the title exists.
    const title = `${name}.details` as MessageId;
    pages.push({ path: places.details, title, messages, screen: details, also: flat(places.details) });
  }
  return pages as Page<PlacesOf<At, N>[D extends undefined ? 'list' | 'add' | 'edit' : keyof PlacesOf<At, N>]>[];
}

/** Returns the list screen for a route: `list: listScreen(async () => (await import('./x.resource.ts')).x)`. */
export const listScreen =
  <R extends VersionedRecord>(load: Load<R>): LoadScreen =>
  async () => {
    const [{ ListScreen }, resource] = await Promise.all([import('./list/ListScreen.tsx'), load()]);
    return { Screen: () => <ListScreen resource={resource} /> };
  };

/** Returns the form screen of a resource: a new record, or the one whose id is in the address. */
export const formScreen =
  <R extends VersionedRecord>(load: Load<R>): LoadScreen =>
  async () => {
    const [{ FormScreen }, resource] = await Promise.all([import('./form/FormScreen.tsx'), load()]);
    return { Screen: () => <FormScreen resource={resource} /> };
  };
