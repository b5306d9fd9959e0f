import { CountryStateCity } from '@tilldesk/ui/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { placesBook } from './places.ts';
import type { CombinedInputProps } from '../resource/resource.ts';
import { useSelectTexts } from '../resource/form/useSelectTexts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { countryName } from './countryName.ts';

/**
 * Edits country, state and city of an address; each list depends on the one before. A value that is missing from a list can be
 * typed, and so can every value when the lookup fails.
 */
export function PlaceInput({ values, onChange, errors, fieldIds }: CombinedInputProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const texts = useSelectTexts();
  const [book] = useState(placesBook);
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return (
    <CountryStateCity
      free
      value={{ country: text('country'), state: text('state'), city: text('city') }}
      onChange={onChange}
      countries={async () =>
        (await book.countries())
          .map(({ id }) => ({ id, label: countryName(id, locale) }))
          .toSorted((a, b) => a.label.localeCompare(b.label, locale))
      }
      states={book.states}
      cities={book.cities}
      errors={errors}
      fieldIds={fieldIds}
      texts={{
        ...texts,
        create: (typed) => t('form.place.own', { text: typed }),
        country: t('form.place.country'),
        state: t('form.place.state'),
        city: t('form.place.city'),
        noStates: t('form.place.noStates'),
        failedCountries: t('problem.places.countries'),
        failedStates: t('problem.places.states'),
        failedCities: t('problem.places.cities'),
      }}
    />
  );
}
