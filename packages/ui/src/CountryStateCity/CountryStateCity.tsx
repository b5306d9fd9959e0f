'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Combobox } from '../Combobox/Combobox.tsx';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type Option, selectTexts, type SelectTexts } from '../OptionPanel/option.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { useValue } from '../value/useValue.ts';
import { Places } from './CountryStateCity.styles.ts';
import { type Loaded, useLoaded } from './useLoaded.ts';

/** Ids of the selected places; null for a place that is not selected or does not exist. */
export type PlaceValue = { country: string | null; state: string | null; city: string | null };

/** Texts of a `CountryStateCity`, in addition to those of every select. */
export type PlaceTexts = SelectTexts & {
  country: string;
  state: string;
  city: string;
  /** Shown in the state field of a country without states. */
  noStates: string;
  /** Shown at a list that could not be loaded, where any text is accepted instead. */
  failedCountries: string;
  failedStates: string;
  failedCities: string;
};

const placeTexts = {
  country: 'Country',
  state: 'State',
  city: 'City',
  noStates: 'No states',
  failedCountries: 'Failed to fetch countries',
  failedStates: 'Failed to fetch states',
  failedCities: 'Failed to fetch cities',
};
const nowhere: PlaceValue = { country: null, state: null, city: null };

export type CountryStateCityProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue'> & {
  /** The selected place. Makes the three fields controlled. */
  value?: PlaceValue | undefined;
  defaultValue?: PlaceValue | undefined;
  /** Called with the whole place: a change of the country clears state and city, a change of the state clears the city. */
  onChange?: ((value: PlaceValue) => void) | undefined;
  countries: () => Promise<readonly Option[]>;
  /** Loads the states of a country. Returns none for a country without states; its cities are then loaded with null. */
  states: (country: string) => Promise<readonly Option[]>;
  cities: (country: string, state: string | null) => Promise<readonly Option[]>;
  /** The error texts of rejected fields. */
  errors?: Partial<Record<keyof PlaceValue, ReactNode>> | undefined;
  /** Marks all three fields as required, except the state of a country without states. @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /**
   * Accepts any text where no list is available: before a country is selected, for a place that is not in the list, and when a
   * list could not be loaded, which is then shown. The typed text is returned in place of an id. @default false
   */
  free?: boolean | undefined;
  /** The ids of the three fields, for links to them. */
  fieldIds?: Partial<Record<keyof PlaceValue, string>> | undefined;
  texts?: Partial<PlaceTexts> | undefined;
};

/** Selects a country, then one of its states, then one of its cities. */
export function CountryStateCity(props: CountryStateCityProps) {
  const { value: given, defaultValue = nowhere, onChange, countries, states, cities, ...rest } = props;
  const {
    errors = {},
    required = false,
    disabled = false,
    free = false,
    fieldIds = {},
    texts: textOverrides,
    ...div
  } = rest;
  const texts = { ...selectTexts, ...placeTexts, ...textOverrides };
  const [value, choose] = useValue(given, defaultValue, onChange);
  const { country, state, city } = value;

  const countryList = useLoaded(countries, '');
  // A typed country has no list of states.
  const countryOf = !free || isListed(countryList, country) ? country : null;
  const stateList = useLoaded(() => states(country ?? ''), countryOf);
  const stateless = stateList.status === 'ready' && stateList.options.length === 0;
  const stateOf = !free || isListed(stateList, state) ? state : null;
  const cityOf = countryOf !== null && (stateOf !== null || stateless) ? `${countryOf}\n${stateOf ?? ''}` : null;
  const cityList = useLoaded(() => cities(country ?? '', stateOf), cityOf);

  const select = (list: Loaded, chosen: string | null, onChoose: (id: string | null) => void, off = false) =>
    free && showsTextInput(list, off) ? (
      <TextInput
        value={chosen ?? ''}
        onChange={(text) => onChoose(text === '' ? null : text)}
        disabled={disabled}
        autoComplete="off"
        end={
          list.status === 'failed' && (
            <IconButton size="s" icon="refresh" label={texts.retry} onClick={list.retry} disabled={disabled} />
          )
        }
      />
    ) : (
      <Combobox
        options={free ? withCurrent(list, chosen) : list.options}
        value={chosen}
        onChange={onChoose}
        onCreate={free ? (text) => Promise.resolve(own(text)) : undefined}
        loading={list.status === 'loading'}
        failed={list.status === 'failed'}
        onRetry={list.retry}
        disabled={disabled || off || list.status === 'waiting'}
        placeholder={off ? texts.noStates : undefined}
        texts={textOverrides}
      />
    );
  const failure = (list: Loaded, text: string) => (free && list.status === 'failed' ? text : undefined);
  return (
    <Places {...div}>
      <Field
        id={fieldIds.country}
        label={texts.country}
        hint={failure(countryList, texts.failedCountries)}
        error={errors.country}
        required={required}
      >
        {select(countryList, country, (id) =>
          // A state that was typed before a country was selected may belong to that country.
          choose(free && country === null ? { ...value, country: id } : { country: id, state: null, city: null }),
        )}
      </Field>
      <Field
        id={fieldIds.state}
        label={texts.state}
        hint={failure(stateList, texts.failedStates)}
        error={errors.state}
        required={required && !stateless}
      >
        {select(
          stateList,
          state,
          (id) => choose({ country, state: id, city: free && stateOf === null ? city : null }),
          stateless,
        )}
      </Field>
      <Field
        id={fieldIds.city}
        label={texts.city}
        hint={failure(cityList, texts.failedCities)}
        error={errors.city}
        required={required}
      >
        {select(cityList, city, (id) => choose({ country, state, city: id }))}
      </Field>
    </Places>
  );
}

const isListed = ({ options }: Loaded, id: string | null) => options.some((option) => option.id === id);

/** Whether no list is available: not loaded yet, failed, or empty. */
const showsTextInput = ({ status, options }: Loaded, off: boolean) =>
  off || status === 'waiting' || status === 'failed' || (status === 'ready' && options.length === 0);

/** The options, plus the typed text. While the options load, it is unknown whether the text is an option. */
const withCurrent = (list: Loaded, chosen: string | null) =>
  chosen === null || list.status !== 'ready' || isListed(list, chosen) ? list.options : [...list.options, own(chosen)];

/** An option for a typed text. */
const own = (text: string): Option => ({ id: text, label: text });
