import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Combobox } from '../Combobox/Combobox.tsx';
import { Field } from '../Field/Field.tsx';
import type { Option, SelectTexts } from '../OptionPanel/option.ts';
import { useValue } from '../value/useValue.ts';
import { Places } from './CountryStateCity.styles.ts';
import { type Loaded, useLoaded } from './useLoaded.ts';

/** Ids of what was chosen; null for what was not, or does not exist. */
export type PlaceValue = { country: string | null; state: string | null; city: string | null };

/** Words of a `CountryStateCity`, beside those of every select. */
export type PlaceTexts = SelectTexts & {
  country: string;
  state: string;
  city: string;
  /** Stands in the state of a country that has none. */
  noStates: string;
};

const placeTexts = { country: 'Country', state: 'State', city: 'City', noStates: 'No states' };
const nowhere: PlaceValue = { country: null, state: null, city: null };

export type CountryStateCityProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue'> & {
  /** Is what was chosen; with it the three are controlled. */
  value?: PlaceValue | undefined;
  defaultValue?: PlaceValue | undefined;
  /** Receives the whole place: another country comes without state and city, another state without city. */
  onChange?: ((value: PlaceValue) => void) | undefined;
  countries: () => Promise<readonly Option[]>;
  /** Answers none for a country without states; its cities are then asked for with null. */
  states: (country: string) => Promise<readonly Option[]>;
  cities: (country: string, state: string | null) => Promise<readonly Option[]>;
  /** Shows a sentence at each that was refused. */
  errors?: Partial<Record<keyof PlaceValue, ReactNode>> | undefined;
  /** Marks all three, but never the state of a country that has none. @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  texts?: Partial<PlaceTexts> | undefined;
};

/** Chooses a country, then one of its states, then one of its cities. */
export function CountryStateCity(props: CountryStateCityProps) {
  const { value: given, defaultValue = nowhere, onChange, countries, states, cities, ...rest } = props;
  const { errors = {}, required = false, disabled = false, texts: words, ...div } = rest;
  const texts = { ...placeTexts, ...words };
  const [value, choose] = useValue(given, defaultValue, onChange);
  const { country, state, city } = value;

  const countryList = useLoaded(countries, '');
  const stateList = useLoaded(() => states(country ?? ''), country);
  const stateless = stateList.status === 'ready' && stateList.options.length === 0;
  const cityOf = country !== null && (state !== null || stateless) ? `${country}\n${state ?? ''}` : null;
  const cityList = useLoaded(() => cities(country ?? '', state), cityOf);

  const select = (list: Loaded, chosen: string | null, onChoose: (id: string | null) => void, off = false) => (
    <Combobox
      options={list.options}
      value={chosen}
      onChange={onChoose}
      loading={list.status === 'loading'}
      failed={list.status === 'failed'}
      onRetry={list.retry}
      disabled={disabled || off || list.status === 'waiting'}
      placeholder={off ? texts.noStates : undefined}
      texts={words}
    />
  );
  return (
    <Places {...div}>
      <Field label={texts.country} error={errors.country} required={required}>
        {select(countryList, country, (id) => choose({ country: id, state: null, city: null }))}
      </Field>
      <Field label={texts.state} error={errors.state} required={required && !stateless}>
        {select(stateList, state, (id) => choose({ country, state: id, city: null }), stateless)}
      </Field>
      <Field label={texts.city} error={errors.city} required={required}>
        {select(cityList, city, (id) => choose({ country, state, city: id }))}
      </Field>
    </Places>
  );
}
