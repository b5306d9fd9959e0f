import { expect, test } from 'vitest';
import { messagesOf } from './messages.ts';
import { isNewComponent } from './component.ts';
import { isNewModule } from './module.ts';
import { entityOf, rewriteExampleFor } from './noun.ts';
import { singular } from './spellings.ts';

const entity = entityOf({ name: 'supplier-notes', rights: 'Vendor', spanish: 'notas', spanishOne: 'nota' });

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

test('the example is told of another noun, each place in its own spelling', () => {
  expect(rewriteExampleFor(entity, "import { customers } from './customers.tables.ts';", 'other')).toEqual(
    "import { supplierNotes } from './supplier-notes.tables.ts';",
  );
  expect(rewriteExampleFor(entity, "pgTable('customers', index('customers_by_name'))", 'tables')).toEqual(
    "pgTable('supplier_notes', index('supplier_notes_by_name'))",
  );
  expect(
    rewriteExampleFor(
      entity,
      "crud('/customers', { name: 'customers', module: 'Customer', entity: customer })",
      'contract',
    ),
  ).toEqual("crud('/supplier-notes', { name: 'supplier-notes', module: 'Vendor', entity: supplierNote })");
  expect(
    rewriteExampleFor(entity, "page('/customer-management/:customerId', { guard: ['Customer', 'read'] })", 'other'),
  ).toEqual("page('/supplier-note-management/:supplierNoteId', { guard: ['Vendor', 'read'] })");
});

test('a new noun has the sentences that its screens name, in both languages', () => {
  const screens = "{ title: 'supplierNotes.title', add: 'supplierNotes.add', columns: ['name'] }";
  expect(JSON.parse(messagesOf(entity, 'en', screens))).toEqual({
    'supplierNotes.title': 'Supplier notes',
    'supplierNotes.add': 'Add supplier note',
    'field.supplierNote.name': 'Name',
  });
  expect(JSON.parse(messagesOf(entity, 'es', screens))).toEqual({
    'supplierNotes.title': 'Notas',
    'supplierNotes.add': 'Añadir nota',
    'field.supplierNote.name': 'Nombre',
  });
});

test('a name that is taken, or is none, is refused in words', () => {
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
