import type { Meta } from '@storybook/react-vite';
import { Problem, type FieldProblem } from '@tilldesk/domain/problems';
import { allRights, someRights } from '@tilldesk/domain/rights';
import { matrixOf, rolePermissions, type RoleRights } from '@tilldesk/domain/roles';
import { expect, screen as page } from 'storybook/test';
import { answer } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Roles/Rights', tags: ['!autodocs'] } satisfies Meta;

const cashier: RoleRights = {
  id: '01936c3a-7c00-70aa-8000-000000000001',
  name: 'Cashier',
  version: 1,
  people: 4,
  mayChange: true,
  permissions: matrixOf(someRights({ Dashboard: 'r', 'Sale & Invoice': 'rc', Customer: 'rcu', Product: 'r' })),
};
const owner: RoleRights = {
  ...cashier,
  id: '01936c3a-7c00-70aa-8000-000000000002',
  name: 'Owner',
  people: 1,
  permissions: matrixOf(allRights()),
};
const listed = (...items: RoleRights[]) => answer(rolePermissions.list, () => ({ items }));
const rejects = (code: 'role.lockout' | 'role.lastAdmin', cell: string) =>
  answer(rolePermissions.change, () => {
    const problem: FieldProblem = { code, message: code };
    throw new Problem(code, undefined, { [cell]: problem });
  });

const screen = screenAt('/employee-management/roles-permissions', {
  requests: [rolePermissions.list],
  fakeServer: { as: 'administrator', answers: [listed(cashier, owner)] },
});

const toggles =
  (name: string): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('checkbox', { name }));

export const Full = screen.full(sees('Sales and invoices', 'Contact support', '4 employees'));
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();
export const Spanish = screen.spanish(sees('Ventas y facturas', 'Editar'));
export const Narrow = screen.narrow(sees('Sales and invoices'));

/** Changed cells are marked until they are saved or set back. */
export const Changed = screen.full(async (seen) => {
  await inSequence(toggles('Vendors: Read'), sees('Unsaved changes'))(seen);
  const cell = seen.canvas.getByRole('checkbox', { name: 'Vendors: Read' });
  await expect(cell).toHaveAccessibleDescription('Changed');
  await seen.userEvent.click(cell);
  await expect(seen.canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
});

/** A search leaves the modules that match; a column then sets only those. */
export const Searched = screen.full(async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search modules' }), 'time sheet');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Read: all modules shown' }));
  await expect(canvas.getByRole('checkbox', { name: 'Clock in and out sheet: Read' })).toBeChecked();
  await expect(canvas.queryByRole('checkbox', { name: 'Dashboard: Read' })).toBeNull();
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search modules' }), 'x');
  await expect(await canvas.findByText('No module matches')).toBeVisible();
});

/** A role with more rights than one's own is shown only. */
export const AboveOwn = screen.in(
  { answers: [listed({ ...owner, mayChange: false })] },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^This role has rights or limits that you do not have/)).toBeVisible();
    const cell = canvas.getByRole('checkbox', { name: 'Vendors: Read' });
    await userEvent.click(cell);
    await expect(cell).toBeChecked();
  },
);

export const LocksOneselfOut = screen.in(
  { answers: [rejects('role.lockout', 'Roles Permissions.update'), listed(owner)] },
  inSequence(
    toggles('Roles permissions: Update'),
    presses('Save'),
    sees(/This is your own role: without this right you could no longer change roles\.$/),
  ),
);

export const OnlyAdmins = screen.in(
  { answers: [rejects('role.lastAdmin', 'Vendor.delete'), listed(owner)] },
  inSequence(
    toggles('Vendors: Delete'),
    presses('Save'),
    sees(/This is the role of the only admins of the business: it keeps all of its rights\.$/),
  ),
);

/** Only what differs is listed; the same role is not offered. */
export const Compared = screen.full(async (seen) => {
  await seen.userEvent.click(await seen.canvas.findByRole('combobox', { name: /^Compare with/ }));
  await expect(page.queryByRole('option', { name: 'Cashier' })).toBeNull();
  await seen.userEvent.click(await page.findByRole('option', { name: 'Owner' }));
  await sees('129 differences', 'Vendors: Read')(seen);
  await expect(seen.canvas.queryByRole('rowheader', { name: 'Dashboard: Read' })).toBeNull();
});
