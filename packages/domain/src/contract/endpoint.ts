import * as z from 'zod/mini';
import type { ModuleName } from '../rights/modules.ts';
import type { Right } from '../rights/rights.ts';

type Schema = z.ZodMiniType;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Required access: a right on a module, any signed-in user, or `nobody` for public calls. */
export type Needs = readonly [ModuleName, Right] | 'signed-in' | 'nobody';

/**
 * An API call, declared once for app and server. `path` is without the `/api` base. `key: 'required'` is for calls that move
 * money or stock: without an Idempotency-Key header they return 400.
 */
export type Endpoint<P extends Schema, Q extends Schema, B extends Schema, A extends Schema> = {
  readonly method: Method;
  readonly path: string;
  readonly needs: Needs;
  /** One-line summary for the API documentation. */
  readonly about: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly answer: A;
  readonly key: 'required' | 'optional';
  /** Returns 403 `pin.required` to a non-admin whose session has no PIN grant (spec §6). */
  readonly pin: boolean;
  /** Requires everyone's own access PIN in this session: 403 `admin.unverified` to an admin, `pin.required` to others. */
  readonly verify?: true;
  /** `file`: the body is form data with one file in the field `file`. `bytes`: the response is a file, not JSON. */
  readonly carries?: 'file' | 'bytes';
  /** The response contains a secret (token, code, or link with a token) and is sent uncompressed. */
  readonly secret?: true;
  /** An expensive query: limited to few at a time per caller. Not needed for lists. */
  readonly heavy?: true;
  /**
   * The `id` in the body may belong to an existing record, which is then changed. Without this flag `id` is that of a new record.
   */
  readonly upserts?: true;
};

export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Schema>;

/** Declaration of a call; omitted parts (params, query, body) are empty. */
type Declaration<P extends Schema, Q extends Schema, B extends Schema, A extends Schema> = {
  method: Method;
  path: string;
  needs: Needs;
  about: string;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  key?: 'required';
  pin?: true;
  verify?: true;
  carries?: 'file' | 'bytes';
  secret?: true;
  heavy?: true;
  upserts?: true;
};

const nothing = z.strictObject({});
/** A body can also be missing or null. */
const noBody = z.optional(z.nullable(nothing));

/** Declares a call. Omitted parts (params, query, body) are empty. */
export function endpoint<
  A extends Schema,
  P extends Schema = typeof nothing,
  Q extends Schema = typeof nothing,
  B extends Schema = typeof noBody,
>(declaration: Declaration<P, Q, B, A>): Endpoint<P, Q, B, A>;
export function endpoint(declaration: Declaration<Schema, Schema, Schema, Schema>): AnyEndpoint {
  return { params: nothing, query: nothing, body: noBody, key: 'optional', pin: false, ...declaration };
}

/** Input of a call: only the parts that it declares; a part with optional values only is optional. */
export type Input<E extends AnyEndpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

type Part<N extends string, S extends Schema> =
  {} extends z.input<S> ? { [K in N]?: z.input<S> } : { [K in N]: z.input<S> };

/** Response type of a call. */
export type Answer<E extends AnyEndpoint> = z.output<E['answer']>;

/** A path with its `:names` filled in; values are encoded. Throws where a name has no value. */
export const pathOf = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (typeof value === 'number' || (typeof value === 'string' && value)) return encodeURIComponent(value);
    throw new Error(`contract: ${path} needs ${name}`);
  });
