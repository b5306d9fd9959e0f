import type { ComponentType } from 'react';
import type { VersionedRecord, Resource } from './resource.ts';

type Load<R extends VersionedRecord> = () => Promise<Resource<R>>;
type Loaded = Promise<{ Screen: ComponentType }>;

/** Returns the list screen for a route: `screen: listScreen(async () => (await import('./x.resource.ts')).x)`. */
export const listScreen =
  <R extends VersionedRecord>(load: Load<R>) =>
  async (): Loaded => {
    const [{ ListScreen }, resource] = await Promise.all([import('./list/ListScreen.tsx'), load()]);
    return { Screen: () => <ListScreen resource={resource} /> };
  };

/** Returns the form screen of a resource: a new record, or the one whose id is in the address. */
export const formScreen =
  <R extends VersionedRecord>(load: Load<R>) =>
  async (): Loaded => {
    const [{ FormScreen }, resource] = await Promise.all([import('./form/FormScreen.tsx'), load()]);
    return { Screen: () => <FormScreen resource={resource} /> };
  };
