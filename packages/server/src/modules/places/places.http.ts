import type { AnyEndpoint, Answer } from '@tilldesk/domain/contract';
import { Problem, type ProblemCode } from '@tilldesk/domain/problems';
import { places } from '@tilldesk/domain/shop';
import * as z from 'zod/mini';
import { serveApart, type Served } from '../../http/serve.ts';
import { askOutside } from '../../outer/ask-outside.ts';
import type { Outer } from '../../outer/outer.ts';
import { ownCities, ownCountries, ownStates, type OwnCountry } from './own-places.ts';

/** Countries, states and cities: from the operator's countries service, or from the data that come along. */
export const placesCalls: Served[] = [
  serveApart(places.countries, ({ outer }) =>
    orRefuse('places.countries', async () => {
      const elsewhere = await asked(outer, places.countries);
      if (elsewhere) return elsewhere;
      const all = await ownCountries();
      return found(all.map(({ name, iso2, iso3 }) => ({ name, Iso2: iso2, Iso3: iso3 })));
    }),
  ),

  serveApart(places.states, ({ body, outer }) =>
    orRefuse('places.states', async () => {
      const elsewhere = await asked(outer, places.states, body);
      if (elsewhere) return elsewhere;
      const country = await countryNamed(body.country);
      const { name, iso2, iso3 } = country;
      const states = await ownStates(country);
      return found({ name, iso2, iso3, states: states.map((state) => ({ name: state.name, state_code: state.code })) });
    }),
  ),

  serveApart(places.cities, ({ body, outer }) =>
    orRefuse('places.cities', async () => {
      const elsewhere = await asked(outer, places.cities, body);
      if (elsewhere) return elsewhere;
      const country = await countryNamed(body.country);
      const state = (await ownStates(country)).find(({ name, code }) => isOneOf(body.state, [name, code]));
      if (!state) throw new Problem('record.notFound');
      return found(await ownCities(country, state));
    }),
  ),
];

const found = <T>(data: T) => ({ error: false as const, msg: 'found', data });

async function countryNamed(text: string): Promise<OwnCountry> {
  const country = (await ownCountries()).find(({ name, iso2, iso3 }) => isOneOf(text, [name, iso2, iso3]));
  if (!country) throw new Problem('record.notFound');
  return country;
}

const isOneOf = (text: string, names: readonly string[]) =>
  names.some((name) => name.toLowerCase() === text.trim().toLowerCase());

/** What the operator's service answers to the same call, read by the same contract; null where there is none. */
async function asked<E extends AnyEndpoint>(
  outer: Outer,
  { method, path, answer }: E,
  body?: object,
): Promise<Answer<E> | null> {
  if (outer.placesUrl === null) return null;
  const heard = await askOutside(outer, method === 'GET' ? 'GET' : 'POST', outer.placesUrl + path, body);
  return z.parse(answer, heard) as Answer<E>;
}

/** What cannot be looked up is refused by name, and never by what went wrong behind it. */
async function orRefuse<T>(code: ProblemCode, look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(code);
  }
}
