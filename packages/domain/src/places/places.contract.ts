import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { clean } from '../fields/fields.ts';

const name = z.string().check(clean, z.minLength(1), z.maxLength(100));
const shaped = <D extends z.ZodMiniType>(data: D) => z.object({ error: z.literal(false), msg: z.string(), data });

/**
 * Countries, their states, their cities, in the shape of the countries service (spec §7). A country is identified by name or ISO
 * code of two or three letters, a state by name or code.
 */
export const places = {
  countries: endpoint({
    method: 'GET',
    path: '/countries/iso',
    needs: 'signed-in',
    about: 'List countries with ISO codes',
    answer: shaped(z.array(z.object({ name: z.string(), Iso2: z.string(), Iso3: z.string() }))),
  }),
  states: endpoint({
    method: 'POST',
    path: '/countries/states',
    needs: 'signed-in',
    about: 'List the states of a country',
    body: z.strictObject({ country: name }),
    answer: shaped(
      z.object({
        name: z.string(),
        iso3: z.string(),
        iso2: z.string(),
        states: z.array(z.object({ name: z.string(), state_code: z.string() })),
      }),
    ),
  }),
  cities: endpoint({
    method: 'POST',
    path: '/countries/state/cities',
    needs: 'signed-in',
    about: 'List the cities of a state',
    body: z.strictObject({ country: name, state: name }),
    answer: shaped(z.array(z.string())),
  }),
} as const;
