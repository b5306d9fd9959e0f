import { expect, test } from 'vitest';
import { customerTyped } from './customerTyped.ts';

const nothing = { phone: '', firstName: '', lastName: '', email: '' };

test.each([
  ['a number goes to the phone', '(718) 555-0142', { phone: '(718) 555-0142' }],
  ['an address goes to the e-mail', ' ana@correo.test ', { email: 'ana@correo.test' }],
  ['a name is a first and a last one', 'Zebediah  Quint', { firstName: 'Zebediah', lastName: 'Quint' }],
  ['what follows the first name is the last one', 'Ana de la Cruz', { firstName: 'Ana', lastName: 'de la Cruz' }],
  ['a few digits are no phone', '42', { firstName: '42' }],
  ['nothing stays nothing', '  ', {}],
])('%s', (_, text, fields) => {
  expect(customerTyped(text)).toEqual({ ...nothing, ...fields });
});
