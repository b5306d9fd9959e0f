import type { ICity, ICountry, IState } from '@countrystatecity/countries';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A country of the bundled data. `folder` contains its states. */
export type BundledCountry = { name: string; iso2: string; iso3: string; folder: string };
export type BundledState = { name: string; code: string };

// Resolved at the first request: the data is 74 MB on disk, of which a request reads one small file.
const rootOf = () =>
  path.dirname(createRequire(import.meta.url).resolve('@countrystatecity/countries/data/countries.json'));

let countries: Promise<BundledCountry[]> | undefined;

/** Returns all countries in the order of the data. They are read once; only names and codes are retained. */
export function bundledCountries(): Promise<BundledCountry[]> {
  countries ??= readCountries().catch((error: unknown) => {
    countries = undefined;
    throw error;
  });
  return countries;
}

async function readCountries(): Promise<BundledCountry[]> {
  const root = rootOf();
  const rows = await readJson<Pick<ICountry, 'name' | 'iso2' | 'iso3'>[]>(path.join(root, 'countries.json'));
  const folders = await foldersByCode(root);
  return rows.map(({ name, iso2, iso3 }) => ({ name, iso2, iso3, folder: folders.get(iso2) ?? '' }));
}

/** Returns the states of a country. Empty if the data has none. */
export async function bundledStates({ folder }: BundledCountry): Promise<BundledState[]> {
  if (folder === '') return [];
  const rows = await readJson<Pick<IState, 'name' | 'iso2'>[]>(path.join(rootOf(), folder, 'states.json'));
  return rows.map(({ name, iso2 }) => ({ name, code: iso2 }));
}

/** Returns the names of a state's cities. */
export async function bundledCities({ folder }: BundledCountry, { code }: BundledState): Promise<string[]> {
  const at = path.join(rootOf(), folder);
  const cities = (await foldersByCode(at)).get(code);
  if (cities === undefined) return [];
  const rows = await readJson<Pick<ICity, 'name'>[]>(path.join(at, cities, 'cities.json'));
  return [...new Set(rows.map(({ name }) => name))];
}

/** Returns the folders of the data by the code at the end of their names: 'Texas-TX'. */
async function foldersByCode(at: string): Promise<Map<string, string>> {
  const entries = await readdir(at, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return new Map(names.map((name) => [name.slice(name.lastIndexOf('-') + 1), name]));
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'));
