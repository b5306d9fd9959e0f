import { expect, test } from 'vitest';
import { isNewComponent } from './component.ts';
import { filled, isNewModule, wordsOf } from './module.ts';
import { singular } from './spellings.ts';

const words = wordsOf({ name: 'supplier-notes', rights: 'Vendor', spanish: 'notas', spanishOne: 'nota' });

test.each([
  ['categories', 'category'],
  ['boxes', 'box'],
  ['branches', 'branch'],
  ['supplier-notes', 'supplier-note'],
  ['expenses', 'expense'],
  ['address', 'address'],
])('%s: one of it is %s', (many, one) => {
  expect(singular(many)).toEqual(one);
});

test('a template is told of a noun, each place in its own spelling', () => {
  expect(filled("import { {{one}}, {{many}}, type {{One}} } from './{{kebab}}.contract.ts';", words)).toEqual(
    "import { supplierNote, supplierNotes, type SupplierNote } from './supplier-notes.contract.ts';",
  );
  expect(filled("tenantTable('{{snake}}')", words)).toEqual("tenantTable('supplier_notes')");
  expect(filled("resourceRoutes('/{{kebabOne}}-management', '{{one}}', { module: '{{rights}}' })", words)).toEqual(
    "resourceRoutes('/supplier-note-management', 'supplierNote', { module: 'Vendor' })",
  );
  expect(() => filled('{{nothing}}', words)).toThrow('nothing fills {{nothing}}');
});

test('a new noun has its sentences in both languages, and its Spanish title is not English', () => {
  expect(filled('{{title}}: Add {{oneWords}}, no {{words}} yet', words)).toEqual(
    'Supplier notes: Add supplier note, no supplier notes yet',
  );
  expect(filled('{{titleEs}}: Añadir {{oneEs}}, aún no hay {{manyEs}}', words)).toEqual(
    'Notas: Añadir nota, aún no hay notas',
  );
  expect(wordsOf({ name: 'supplier-notes' }).titleEs).toEqual('Gestión de supplier notes');
});

test('a name that is taken, or is none, is rejected in words', () => {
  expect([isNewModule('supplier-notes'), isNewComponent('PriceTag')]).toEqual([true, true]);
  expect([isNewModule('Notes'), isNewModule('customers'), isNewModule('invoices')]).toEqual([
    'A module is a plural in kebab-case: supplier-notes.',
    'There is packages/domain/src/customers already.',
    'The domain has invoices already.',
  ]);
  expect([isNewComponent('priceTag'), isNewComponent('Button')]).toEqual([
    'A component has a name in capitals and small letters: PriceTag.',
    'There is a Button already.',
  ]);
});
