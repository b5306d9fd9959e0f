import type { AnyEndpoint, Answer } from '@tilldesk/domain/contract';
import { Problem, type ProblemCode } from '@tilldesk/domain/problems';
import { places } from '@tilldesk/domain/places';
import * as z from 'zod/mini';
import { serveWithoutTransaction, type Route } from '../../http/serve.ts';
import { callExternalService } from '../../integrations/fetch-json.ts';
import type { Integrations } from '../../integrations/integrations.ts';
import { bundledCities, bundledCountries, bundledStates, type BundledCountry } from './own-places.ts';

/** Countries, states and cities, from the operator's countries service or from the bundled data. */
export const placesCalls: Route[] = [
  serveWithoutTransaction(places.countries, ({ integrations }) =>
    orProblem('places.countries', async () => {
      const elsewhere = await fetchFromService(integrations, places.countries);
      if (elsewhere) return elsewhere;
      const all = await bundledCountries();
      return found(all.map(({ name, iso2, iso3 }) => ({ name, Iso2: iso2, Iso3: iso3 })));
    }),
  ),

  serveWithoutTransaction(places.states, ({ body, integrations }) =>
    orProblem('places.states', async () => {
      const elsewhere = await fetchFromService(integrations, places.states, body);
      if (elsewhere) return elsewhere;
      const country = await countryNamed(body.country);
      const { name, iso2, iso3 } = country;
      const states = await bundledStates(country);
      return found({ name, iso2, iso3, states: states.map((state) => ({ name: state.name, state_code: state.code })) });
    }),
  ),

  serveWithoutTransaction(places.cities, ({ body, integrations }) =>
    orProblem('places.cities', async () => {
      const elsewhere = await fetchFromService(integrations, places.cities, body);
      if (elsewhere) return elsewhere;
      const country = await countryNamed(body.country);
      const state = (await bundledStates(country)).find(({ name, code }) => isOneOf(body.state, [name, code]));
      if (!state) throw new Problem('record.notFound');
      return found(await bundledCities(country, state));
    }),
  ),
];

const found = <T>(data: T) => ({ error: false as const, msg: 'found', data });

async function countryNamed(text: string): Promise<BundledCountry> {
  const country = (await bundledCountries()).find(({ name, iso2, iso3 }) => isOneOf(text, [name, iso2, iso3]));
  if (!country) throw new Problem('record.notFound');
  return country;
}

const isOneOf = (text: string, names: readonly string[]) =>
  names.some((name) => name.toLowerCase() === text.trim().toLowerCase());

/**
 * Requests the same call from the operator's service and parses it by the same contract. Returns null if no service is
 * configured.
 */
async function fetchFromService<E extends AnyEndpoint>(
  integrations: Integrations,
  { method, path, answer }: E,
  body?: object,
): Promise<Answer<E> | null> {
  if (integrations.placesUrl === null) return null;
  const response = await callExternalService(
    integrations,
    method === 'GET' ? 'GET' : 'POST',
    integrations.placesUrl + path,
    body,
  );
  return z.parse(answer, response) as Answer<E>;
}

/** Maps unexpected errors to the given problem, without revealing their cause. */
async function orProblem<T>(code: ProblemCode, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(code);
  }
}
