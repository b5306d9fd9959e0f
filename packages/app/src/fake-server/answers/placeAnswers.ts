import { Problem } from '@tilldesk/domain/problems';
import { places } from '@tilldesk/domain/places';
import { translate } from '@tilldesk/domain/translations';
import { answer, type FakeAnswer } from '../answer.ts';

const fakeServer = {
  'United States': { iso2: 'US', iso3: 'USA', states: { 'New York': 'NY', Texas: 'TX' } },
  Mexico: { iso2: 'MX', iso3: 'MEX', states: { Jalisco: 'JAL' } },
} as const;
const cities: Readonly<Record<string, readonly string[]>> = {
  'New York': ['Albany', 'Brooklyn', 'Buffalo'],
  Texas: ['Austin', 'El Paso'],
  Jalisco: ['Guadalajara', 'Tepatitlán'],
};
const found = <T>(data: T) => ({ error: false as const, msg: 'found', data });

/** A small list of places, and a translator that marks its results. */
export const placeAnswers: readonly FakeAnswer[] = [
  answer(places.countries, () =>
    found(Object.entries(fakeServer).map(([name, { iso2, iso3 }]) => ({ name, Iso2: iso2, Iso3: iso3 }))),
  ),
  answer(places.states, ({ body }) => {
    const country = Object.entries(fakeServer).find(([name]) => name === body.country);
    if (country === undefined) throw new Problem('record.notFound');
    const [name, { iso2, iso3, states }] = country;
    return found({
      name,
      iso2,
      iso3,
      states: Object.entries(states).map(([state, code]) => ({ name: state, state_code: code })),
    });
  }),
  answer(places.cities, ({ body }) => found([...(cities[body.state] ?? [])])),
  answer(translate, ({ body }) => ({ texts: body.texts.map((text) => `[${body.target}] ${text}`) })),
];
