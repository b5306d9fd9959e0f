import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

test('the addresses of a noun follow from that of its list and its name', () => {
  expect(placesOf('/notes', 'supplierNote')).toEqual({
    list: '/notes',
    add: '/notes/add-supplier-note',
    edit: '/notes/edit-supplier-note/:supplierNoteId',
    details: '/notes/supplier-note-details/:supplierNoteId',
  });
});
