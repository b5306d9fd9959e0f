import { expect, test } from 'vitest';
import { countryName } from './countryName.ts';

test('a country is called as the person’s language calls it, and what was typed stays', () => {
  expect([
    countryName('US', 'en-US'),
    countryName('US', 'es-US'),
    countryName('DE', 'es-US'),
    countryName('Atlantis', 'en-US'),
    countryName('us', 'en-US'),
  ]).toEqual(['United States', 'Estados Unidos', 'Alemania', 'Atlantis', 'us']);
});
