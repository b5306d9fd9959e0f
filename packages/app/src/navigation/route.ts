import type { Guard } from '@tilldesk/domain/rights';
import type { ComponentType } from 'react';
import type { MessageId, MessageSource } from '../i18n/Messages.ts';
import type { MenuPlace } from './menus.ts';

/** One line of the route table: a path, what it shows, its lock and its place. */
export type Page<P extends string = string> = {
  path: P;
  /** The message that names the page: its heading, its crumb, the window's title. */
  title: MessageId;
  /** The sentences of its room; they load with the screen. */
  messages: MessageSource;
  /** Loads a module that exports `Screen`. */
  screen: () => Promise<{ Screen: ComponentType }>;
  /** The right that opens it; without one everybody signed in enters. */
  guard?: Guard;
  /** Asks a non-admin for the access PIN first. */
  pin?: true;
  /** Asks an administrator for e-mail and access PIN first, once a session (spec §6). */
  verify?: true;
  /** Needs the width: between 1024 and 1279 px the menu begins folded to icons. */
  tight?: true;
  /** Asks before unsaved changes are lost. */
  onLeave?: true;
  /** Flat paths that lead here with the same parameters. */
  also?: readonly string[];
  /** Where a menu shows it. */
  menu?: MenuPlace;
  /** Shows the account menu at the side; those in it do by themselves. */
  account?: true;
};

/** A path that only leads on; a menu and links may name it, under the lock of where it leads. */
export type Forward<P extends string = string> = { path: P; redirect: string; guard?: Guard; menu?: MenuPlace };

export type Route = Page | Forward;

/** A page of the app. */
export const page = <const P extends string>(path: P, line: Omit<Page<P>, 'path'>): Page<P> => ({ path, ...line });

/** A path that leads to another one. */
export const forward = <const P extends string>(
  path: P,
  redirect: string,
  line: Pick<Forward, 'guard' | 'menu'> = {},
): Forward<P> => ({ path, redirect, ...line });

export const isPage = (route: Route): route is Page => 'screen' in route;

/** Filled by `routes.ts` with the table, so that links are checked without an import between modules. */
export interface Register {}

/** Every canonical path of the app. */
export type Path = Register extends { paths: infer P extends string } ? P : string;

/** The parameter names of a path. */
export type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that a link to a path must be given. */
export type With<P extends string> = [ParamsOf<P>] extends [never]
  ? { with?: undefined }
  : { with: Readonly<Record<ParamsOf<P>, string>> };
