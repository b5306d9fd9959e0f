import type { Guard } from '@tilldesk/domain/rights';
import type { ComponentType } from 'react';
import type { CatalogueName, MessageId } from '../i18n/Messages.ts';
import type { MenuPlace } from './menus.ts';

/** A route of the table: path, screen, guard and menu position. */
export type Page<P extends string = string> = {
  path: P;
  /** Message id of the page's name: its heading, its crumb, the window's title. */
  title: MessageId;
  /** The messages that the page shows, its title in the first ones; they load with the screen. */
  messages: readonly [CatalogueName, ...CatalogueName[]];
  /** Loads a module that exports `Screen`. */
  screen: () => Promise<{ Screen: ComponentType }>;
  /** The permission that the page requires; without one every signed-in user can open it. */
  guard?: Guard;
  /** Requires the access PIN of a non-admin first. */
  pin?: true;
  /** Requires an administrator's email and access PIN first, once a session (spec §6). */
  verify?: true;
  /** Needs the full width: between 1024 and 1279 px the menu starts collapsed to icons. */
  tight?: true;
  /** Asks for confirmation before unsaved changes are lost. */
  onLeave?: true;
  /** Flat paths that redirect here with the same parameters. */
  also?: readonly string[];
  /** Position in a menu. */
  menu?: MenuPlace;
  /** Shows the account menu at the side; pages in that menu do so without it. */
  account?: true;
};

/** A path that only redirects. A menu and links can name it; it uses the guard of its target. */
export type Redirect<P extends string = string> = { path: P; redirect: string; guard?: Guard; menu?: MenuPlace };

export type Route = Page | Redirect;

/** Defines a page of the app. */
export const page = <const P extends string>(path: P, line: Omit<Page<P>, 'path'>): Page<P> => ({ path, ...line });

/** Returns `page` for pages that show the same messages. */
export const pagesWith =
  (...messages: Page['messages']) =>
  <const P extends string>(path: P, line: Omit<Page<P>, 'path' | 'messages'>): Page<P> => ({ path, messages, ...line });

/** Defines a path that redirects to another one. */
export const redirectTo = <const P extends string>(
  path: P,
  redirect: string,
  line: Pick<Redirect, 'guard' | 'menu'> = {},
): Redirect<P> => ({ path, redirect, ...line });

export const isPage = (route: Route): route is Page => 'screen' in route;

/** Extended by `routes.ts` with the route table, so that links are type-checked without an import between modules. */
export interface Register {}

/** Every canonical path of the app. */
export type Path = Register extends { paths: infer P extends string } ? P : string;

/** The parameter names of a path. */
export type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that a link to a path requires. */
export type LinkParams<P extends string> = [ParamsOf<P>] extends [never]
  ? { with?: undefined }
  : { with: Readonly<Record<ParamsOf<P>, string>> };
