import type { Meta } from '@storybook/react-vite';
import { paginate } from '@tilldesk/domain/contract';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { roles, type Role } from '@tilldesk/domain/roles';
import { expect, screen, within } from 'storybook/test';
import { answer } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { tabStorage } from '../../browser/storage.ts';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import { currentPreview } from '../../session/preview.ts';

export default { title: 'Screens/Roles', tags: ['!autodocs'] } satisfies Meta;

const saved = { version: 1, createdAt: '2026-03-02T15:00:00.000Z', updatedAt: '2026-03-02T15:00:00.000Z' };
const cashier: Role = {
  ...saved,
  id: '01936c3a-7c00-70aa-8000-000000000001',
  name: 'Cashier',
  viewCost: false,
  maxDiscount: '0.2',
  maxRefund: 20_000,
  voidMinutes: 15,
  people: 4,
};
const owner: Role = {
  ...saved,
  id: '01936c3a-7c00-70aa-8000-000000000002',
  name: 'Owner',
  viewCost: true,
  maxDiscount: null,
  maxRefund: null,
  voidMinutes: null,
  people: 1,
};
const listed = (...items: Role[]) => answer(roles.list, () => ({ items, pagination: paginate(1, 25, items.length) }));
const fakeServer = {
  as: 'administrator',
  answers: [listed(cashier, owner), answer(roles.one, () => cashier), answer(roles.create, () => cashier)],
} as const;

const list = screenAt('/employee-management/manage-roles', { requests: [roles.list], fakeServer });
const add = screenAt('/employee-management/manage-roles/add-role', { fakeServer });
const edit = screenAt('/employee-management/manage-roles/edit-role/:roleId', {
  with: { roleId: cashier.id },
  requests: [roles.one],
  named: 'Cashier',
  fakeServer,
});
const details = screenAt('/employee-management/manage-roles/role-details/:roleId', {
  with: { roleId: cashier.id },
  requests: [roles.one],
  named: 'Cashier',
  fakeServer,
});

export const List = list.full(sees('Cashier', '20%', 'Owner', 'No limit'));
export const ListEmpty = list.in({ answers: [listed()] }, sees('No roles yet'));
export const ListLoading = list.loading();
export const ListFailed = list.failed();
export const ListOffline = list.offline();
export const ListDenied = list.denied();
export const ListSpanish = list.spanish(sees('Sin límite', 'Descuento sin aprobación'));
export const ListNarrow = list.narrow(sees('Cashier'));

export const AddDenied = add.denied();
export const NothingFilledIn = add.in({}, inSequence(presses('Save'), sees('One field needs your attention')));

/** The name of another role, whatever its case, is an error at the field. */
export const NameTaken = add.in(
  {
    answers: [
      answer(roles.create, () => {
        throw problemAt('name', 'role.nameTaken', { role: 'Cashier' });
      }),
    ],
  },
  inSequence(types('Name', 'CASHIER'), presses('Save'), sees('There is a role Cashier already.')),
);

/** A limit above the user's own is rejected. */
export const LimitAboveOwn = add.in(
  {
    answers: [
      answer(roles.create, () => {
        throw new Problem('role.above');
      }),
    ],
  },
  inSequence(
    types('Name', 'Unlimited'),
    presses('Save'),
    sees('You cannot give more rights or limits than you have, or change a role that has more.'),
  ),
);

export const Edit = edit.full(sees('Limits', 'Discount without approval'));
export const EditLoading = edit.loading();
export const EditFailed = edit.failed();
export const EditNarrow = edit.narrow(sees('Limits'));

export const Details = details.full(sees('4 employees', 'Limits', '20%', 'Open rights'));
export const DetailsLoading = details.loading();
export const DetailsFailed = details.failed();
export const DetailsSpanish = details.spanish(sees('4 empleados', 'Límites', 'Abrir permisos'));

/** A role that people hold is not archived. */
export const InUse = details.in(
  {
    answers: [
      answer(roles.archive, () => {
        throw new Problem('role.inUse', { people: 4 });
      }),
    ],
  },
  inSequence(
    presses('Archive'),
    async ({ userEvent }) => {
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Archive Cashier?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    },
    sees('Employees with this role: 4. Give them another role first.'),
  ),
);

/** The name of a copy is proposed; the server rejects one that is taken, at the field. */
export const Cloned = details.in(
  {
    answers: [
      answer(roles.clone, () => {
        throw problemAt('name', 'role.nameTaken', { role: 'Cashier (copy)' });
      }),
    ],
  },
  inSequence(presses('Clone'), async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Clone Cashier' }));
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('Cashier (copy)');
    await userEvent.click(dialog.getByRole('button', { name: 'Clone' }));
    await expect(await dialog.findByText(/already/)).toBeVisible();
  }),
);

export const PreviewStarts = details.full(
  inSequence(presses('Preview'), async ({ fakeServer: { left } }) => {
    await expect([left, currentPreview()]).toEqual([['/dashboard'], { roleId: cashier.id, name: 'Cashier' }]);
    tabStorage.drop('preview');
  }),
);
