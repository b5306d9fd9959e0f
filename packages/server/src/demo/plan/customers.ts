import { hearAboutUsChoices, type CustomerDraft } from '@tilldesk/domain/customers';
import { idAt } from './ids.ts';
import names from '../lists/names.json' with { type: 'json' };
import places from '../lists/places.json' with { type: 'json' };
import type { Random } from '../random.ts';

export type PlaceName = keyof typeof places;

/** A customer and the moment they were created; `place` decides which store they go to. */
export type CustomerPlan = { id: string; at: string; place: PlaceName; draft: CustomerDraft };

/**
 * Returns the given number of customers for each place: half of them created before `since`, the others at a moment up to
 * `until`. About one in seven is a company. Emails use `.test` domains, phones the range reserved for fiction (555-0101 to
 * 0199); each is unique.
 */
export function customersOf(
  counts: Readonly<Partial<Record<PlaceName, number>>>,
  since: string,
  until: string,
  random: Random,
): CustomerPlan[] {
  const emails = new Set<string>();
  return placeNames.flatMap((place) =>
    Array.from({ length: counts[place] ?? 0 }, (_, i): CustomerPlan => {
      const at = joined(since, until, random);
      return { id: idAt(at, random), at, place, draft: customerAt(place, i, emails, random) };
    }),
  );
}

function customerAt(place: PlaceName, index: number, emails: Set<string>, random: Random): CustomerDraft {
  const person = personOf(random);
  const email = random.probability(0.84) ? emailOf(person, emails, random) : null;
  const isCompany = random.probability(0.15);
  const isExempt = isCompany && random.probability(0.25);
  const city = random.weighted(places[place].cities, ({ weight }) => weight);
  return {
    firstName: person.first,
    lastName: person.last,
    company: isExempt ? exemptName(city.name, random) : isCompany ? companyName(random) : null,
    phones: email === null || random.probability(0.93) ? [{ number: phoneOf(place, index), ...mobile }] : [],
    emails: email === null ? [] : [{ address: email, isPrimary: true }],
    street: `${random.int(1, 120) * 100 + random.int(1, 98)} ${random.pick(places[place].streets)}`,
    city: city.name,
    state: places[place].state,
    postalCode: random.pick(city.zips),
    preferredLanguage: person.language === 'es' && random.probability(0.6) ? 'es' : 'en',
    hearAboutUs: random.pick([...hearAboutUsChoices, null]),
    group: isOnAccount(index) ? 'Business' : null,
    creditLimit: isOnAccount(index) ? random.int(4, 12) * 50_000 : null,
    alert: index % 47 === 5 ? 'Asks for the invoice by e-mail' : null,
    tags: index % 19 === 3 ? ['loyal'] : [],
    smsConsent: false,
    emailConsent: false,
    taxExempt: isExempt,
    notes: random.probability(0.06) ? random.pick(names.notes) : null,
  };
}

/** Whether a customer pays monthly. */
const isOnAccount = (index: number): boolean => index % 12 === 7;

const mobile = { label: 'mobile', contactName: null, isPrimary: true } as const;

/** Returns the place of a name. Throws for a name that is in no list. */
export function placeNamed(name: string): PlaceName {
  const place = placeNames.find((one) => one === name);
  if (!place) throw new Error(`clientele: no place ${name}`);
  return place;
}

const placeNames: readonly PlaceName[] = ['austin', 'elPaso', 'phoenix'];

type Person = { first: string; last: string; language: 'en' | 'es' };

function personOf(random: Random): Person {
  const language = random.probability(0.4) ? 'es' : 'en';
  return { first: random.pick(names[language].first), last: random.pick(names[language].last), language };
}

function joined(since: string, until: string, random: Random): string {
  const [start, end] = [Date.parse(since), Date.parse(until)];
  const knownBefore = start - random.int(1, 30 * day);
  const joinedAt = start + Math.floor((end - start) * random.next());
  return new Date(random.probability(0.5) ? knownBefore : joinedAt).toISOString();
}

const companyName = (random: Random): string =>
  `${random.pick(names.companyLeads)} ${random.pick(names.companyTrades)} ${random.pick(names.companyForms)}`;

const exemptName = (city: string, random: Random): string => `${city} ${random.pick(names.exemptCompanies)}`;

/** Returns a unique number: 99 in each area code, in rotation. */
function phoneOf(place: PlaceName, index: number): string {
  const codes = places[place].areaCodes;
  const line = 101 + (Math.floor(index / codes.length) % 99);
  return `(${codes[index % codes.length]}) 555-0${line}`;
}

/** Returns an email that no other customer has. */
function emailOf(person: Person, usedEmails: Set<string>, random: Random): string {
  const plain = `${person.first}.${person.last}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z.]/g, '')
    .toLowerCase();
  const domain = random.pick(names.mailDomains);
  let email = `${plain}@${domain}`;
  for (let attempt = 2; usedEmails.has(email); attempt++) email = `${plain}${attempt}@${domain}`;
  usedEmails.add(email);
  return email;
}

const day = 86_400_000;
