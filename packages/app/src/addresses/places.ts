import { places } from '@tilldesk/domain/places';
import { call } from '../api/call.ts';

/** An entry of a list. `id` is the stored value: a country's two-letter code, a state's code or a city's name. */
export type Place = { id: string; label: string };

/**
 * Looks up countries, states and cities. The countries service identifies a country and a state by name, so the names of
 * earlier lists are cached. Each lookup throws `ApiProblem`.
 */
export function placesBook() {
  const names = new Map<string, string>();
  const nameOf = (id: string, within = ''): string => names.get(`${within}/${id}`) ?? id;
  const remembered = (all: readonly Place[], within = ''): readonly Place[] => {
    for (const { id, label } of all) names.set(`${within}/${id}`, label);
    return all;
  };
  return {
    async countries(): Promise<readonly Place[]> {
      const { data } = await call(places.countries, {});
      return remembered(data.map(({ name, Iso2 }) => ({ id: Iso2, label: name })));
    },
    async states(country: string): Promise<readonly Place[]> {
      const { data } = await call(places.states, { body: { country: nameOf(country) } });
      return remembered(
        data.states.map(({ name, state_code: code }) => ({ id: code || name, label: name })),
        country,
      );
    },
    async cities(country: string, state: string | null): Promise<readonly Place[]> {
      if (state === null) return [];
      const body = { country: nameOf(country), state: nameOf(state, country) };
      const { data } = await call(places.cities, { body });
      return data.map((name) => ({ id: name, label: name }));
    },
  };
}
