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
};

export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Schema>;

const nothing = z.strictObject({});
type Nothing = typeof nothing;

/** Declares a call. What is left out (params, query, body) takes nothing. */
export function endpoint<
  A extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = z.ZodMiniOptional<z.ZodMiniNullable<Nothing>>,
>(spec: {
  method: Method;
  path: string;
  needs: Needs;
  about: string;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  key?: 'required';
}): Endpoint<P, Q, B, A> {
  return {
    ...spec,
    params: spec.params ?? (nothing as unknown as P),
    query: spec.query ?? (nothing as unknown as Q),
    body: spec.body ?? (z.optional(z.nullable(nothing)) as unknown as B),
    key: spec.key ?? 'optional',
  };
}

/** What a caller gives: only the parts that the call takes. */
export type Input<E extends AnyEndpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

type Part<N extends string, S extends Schema> =
  {} extends z.input<S>
    ? { [K in N]?: z.input<S> }
    : undefined extends z.input<S>
      ? { [K in N]?: z.input<S> }
      : { [K in N]: z.input<S> };

/** What a call answers. */
export type Answer<E extends AnyEndpoint> = z.output<E['answer']>;

/** A path with its `:names` filled in; values are encoded. */
export const pathOf = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
