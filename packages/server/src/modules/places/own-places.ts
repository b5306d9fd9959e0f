import type { ICity, ICountry, IState } from '@countrystatecity/countries';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A country as the data that come along know it; `folder` holds its states. */
export type BundledCountry = { name: string; iso2: string; iso3: string; folder: string };
export type BundledState = { name: string; code: string };

// Found when it is first asked for: the data are 74 MB on disk, of which a call reads one small file.
const rootOf = () =>
  path.dirname(createRequire(import.meta.url).resolve('@countrystatecity/countries/data/countries.json'));

let countries: Promise<BundledCountry[]> | undefined;

/** All countries in the order of the data; read once, kept as names and codes alone. */
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

/** The states of a country; none where the data know none. */
export async function bundledStates({ folder }: BundledCountry): Promise<BundledState[]> {
  if (folder === '') return [];
  const rows = await readJson<Pick<IState, 'name' | 'iso2'>[]>(path.join(rootOf(), folder, 'states.json'));
  return rows.map(({ name, iso2 }) => ({ name, code: iso2 }));
}

/** The names of a state's cities. */
export async function bundledCities({ folder }: BundledCountry, { code }: BundledState): Promise<string[]> {
  const at = path.join(rootOf(), folder);
  const cities = (await foldersByCode(at)).get(code);
  if (cities === undefined) return [];
  const rows = await readJson<Pick<ICity, 'name'>[]>(path.join(at, cities, 'cities.json'));
  return [...new Set(rows.map(({ name }) => name))];
}

/** The folders of the data by the code that their names end with: 'Texas-TX'. */
async function foldersByCode(at: string): Promise<Map<string, string>> {
  const entries = await readdir(at, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return new Map(names.map((name) => [name.slice(name.lastIndexOf('-') + 1), name]));
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'));
