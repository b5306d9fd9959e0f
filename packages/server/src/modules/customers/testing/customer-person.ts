import { newId } from '../../../database/new-id.ts';
import { OPENED } from '../../../testing/small-shop.ts';
import type { Person } from '../../../testing/till.ts';

const phone = (number: string) => ({ number, label: 'mobile', contactName: null, isPrimary: true });
const email = (address: string) => ({ address, isPrimary: true });

let made = 0;

/** Adds and lists customers as a person. By default each has a phone and an email that no other customer has. */
export function customerPerson(person: Person) {
  return {
    phone,
    email,
    async add(draft: object) {
      const id = newId(OPENED);
      made += 1;
      const response = await person.request('POST', '/customers', {
        id,
        firstName: 'Rosa',
        phones: [phone(`(555) 0${30 + Math.floor(made / 9000)}-${1000 + (made % 9000)}`)],
        emails: [email(`rosa${made}@mail.test`)],
        tags: [],
        smsConsent: false,
        emailConsent: false,
        taxExempt: false,
        ...draft,
      });
      return { id, ...response };
    },
    async names(path: string) {
      const { items } = Object((await person.request('GET', path)).body) as { items: { name: string }[] };
      return items.map(({ name }) => name);
    },
  };
}
