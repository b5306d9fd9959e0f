import * as z from 'zod/mini';
import type { ModuleName } from '../rights/modules.ts';
import type { Right } from '../rights/rights.ts';

type Schema = z.ZodMiniType;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may call: a person with a right on a module, anybody signed in, or nobody in particular. */
export type Needs = readonly [ModuleName, Right] | 'signed-in' | 'nobody';

/**
 * A call, declared once for both sides. `path` is without the `/api` base. `key: 'required'` stands on calls that move
 * money or stock: without an Idempotency-Key header they answer 400.
 */
export type Endpoint<P extends Schema, Q extends Schema, B extends Schema, A extends Schema> = {
  readonly method: Method;
  readonly path: string;
  readonly needs: Needs;
  /** One line for the API's pages. */
  readonly about: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly answer: A;
  readonly key: 'required' | 'optional';
  /** Answers 403 `pin.required` to a non-admin whose session has no PIN grant (spec §6). */
  readonly pin: boolean;
  /** Asks everybody for the own access PIN in this session: 403 `admin.unverified` to an admin, `pin.required` to others. */
  readonly verify?: true;
  /** `file`: the body is form data with one file in the field `file`. `bytes`: the answer is a file, no JSON. */
  readonly carries?: 'file' | 'bytes';
  /** The answer holds a secret (a token, a code, a link that opens something): it leaves uncompressed. */
  readonly secret?: true;
  /** Reads much to answer little: each caller has few of these at a time. Lists need no mark. */
  readonly heavy?: true;
  /** The `id` of its body may be that of a record that exists, which it then changes. Without it that `id` is a new record's. */
  readonly upserts?: true;
};

export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Schema>;

/** What a declaration says; what it leaves out (params, query, body) takes nothing. */
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
/** A body may also be missing altogether, or null. */
const noBody = z.optional(z.nullable(nothing));

/** Declares a call. What is left out (params, query, body) takes nothing. */
export function endpoint<
  A extends Schema,
  P extends Schema = typeof nothing,
  Q extends Schema = typeof nothing,
  B extends Schema = typeof noBody,
>(declaration: Declaration<P, Q, B, A>): Endpoint<P, Q, B, A>;
export function endpoint(declaration: Declaration<Schema, Schema, Schema, Schema>): AnyEndpoint {
  return { params: nothing, query: nothing, body: noBody, key: 'optional', pin: false, ...declaration };
}

/** What a caller gives: only the parts that the call takes; one whose every value may be left out may be left out too. */
export type Input<E extends AnyEndpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

type Part<N extends string, S extends Schema> =
  {} extends z.input<S> ? { [K in N]?: z.input<S> } : { [K in N]: z.input<S> };

/** What a call answers. */
export type Answer<E extends AnyEndpoint> = z.output<E['answer']>;

/** A path with its `:names` filled in; values are encoded. Throws where a name has no value. */
export const pathOf = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (typeof value === 'number' || (typeof value === 'string' && value)) return encodeURIComponent(value);
    throw new Error(`contract: ${path} needs ${name}`);
  });
