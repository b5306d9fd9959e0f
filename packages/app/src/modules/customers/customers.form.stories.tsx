import type { Meta } from '@storybook/react-vite';
import { customers } from '@tilldesk/domain/customers';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import { answer, failing, recordedWith } from '../../fake-server/answer.ts';

export default { title: 'Screens/Customers/Form', tags: ['!autodocs'] } satisfies Meta;

const add = screenAt('/customer-management/add-customer', {});
const edit = screenAt('/customer-management/edit-customer/:customerId', {
  with: { customerId: knownIds.mia },
  requests: [customers.one],
  named: 'Mia Torres',
});

export const Empty = add.full(sees('Personal details'));
export const EmptyDenied = add.denied();

export const NothingFilledIn = add.in({}, inSequence(presses('Save'), sees('One field needs your attention')));

export const NoContactDetails = add.in(
  {},
  inSequence(types('First name', 'Ana'), presses('Save'), sees('A customer needs a phone or an email.')),
);

/** Another customer has this phone; the user confirms that this is a different one. */
export const PhoneOfAnother = add.in(
  {},
  inSequence(
    types('First name', 'Son'),
    types('Phone', '718 555 0142'),
    types('Email', 'son@example.com'),
    sees('Mia Torres has (718) 555-0142 already'),
    presses('Different customer: keep both'),
    sees('Saved as a different customer, although Mia Torres also has (718) 555-0142.'),
  ),
);

/** The server rejects a phone that another customer has. */
export const RejectedPhone = add.in(
  {
    answers: [
      answer(customers.create, () => {
        const owner = { name: 'Mia Torres', value: '+17185550142', id: knownIds.mia };
        throw problemAt('phones.0', 'customer.duplicate', owner);
      }),
    ],
  },
  inSequence(
    types('First name', 'M.'),
    types('Phone', '718 555 0142'),
    types('Email', 'mia@work.example'),
    presses('Save'),
    sees('One field needs your attention', 'Mia Torres has +17185550142 already.', 'Add new details to this customer'),
  ),
);

export const NotSaved = add.in(
  { answers: [failing(customers.create)] },
  inSequence(
    types('First name', 'Ana'),
    types('Phone', '718 555 0199'),
    presses('Save'),
    sees('This could not be saved', 'An error occurred'),
  ),
);

export const LeavingUnsaved = add.in(
  {},
  inSequence(types('First name', 'Ana'), presses('Cancel'), sees('Leave Page?', 'Unsaved changes will be lost.')),
);

export const Full = edit.full(sees('Contact'));
export const Loading = edit.loading();

/** A user who may see but not change customers gets the same data read-only. */
export const ReadOnly = edit.in({ as: 'cashier' }, sees('Mia Torres', /^\(718\) 555-0142/));

let isChanged = false;
/** The server rejects an outdated version, and the form shows what somebody else changed. */
export const ChangedMeanwhile = edit.in(
  {
    answers: [
      answer(customers.change, () => {
        isChanged = true;
        throw new Problem('record.changed');
      }),
      recordedWith(customers.one, (row) => {
        const [first, ...others] = row.phones;
        return isChanged && first
          ? { ...row, phones: [{ ...first, number: '+17185550111' }, ...others], version: row.version + 1 }
          : row;
      }),
    ],
  },
  inSequence(
    () => {
      isChanged = false;
    },
    types('Last name', ' Vega'),
    presses('Save'),
    sees('Somebody else changed this record', '(718) 555-0111, (718) 555-0119'),
  ),
);
