import { problemAt, Problem } from '@tilldesk/domain/problems';
import { employee, employees, userTypes, type Employee } from '@tilldesk/domain/employees';
import { isSimplePin } from '@tilldesk/domain/session';
import { answer, type FakeAnswer } from '../answer.ts';

import { byId, listed, place } from '../found.ts';
import { added, changed } from '../saved.ts';
import { ownSessionOf, type Person } from '../people.ts';
import type { FakeServer } from '../FakeServer.ts';

const roles = [
  { id: place.id, name: 'Owner' },
  { id: '01936c3a-7c00-7053-8000-000000000002', name: 'Cashier' },
];

/** Returns a user of the fake shop as an employee: the cashier is locked, the trainee has not accepted the invitation. */
function employeeOf(person: Person): Employee {
  const { id, name, email, username } = ownSessionOf(person).user;
  const role = roles[person === 'owner' ? 0 : 1]!;
  return {
    id,
    _id: id,
    version: 1,
    createdAt: '2025-09-01T13:00:00.000Z',
    updatedAt: '2025-09-01T13:00:00.000Z',
    name,
    email,
    username,
    phone: null,
    userType: person === 'owner' ? 'admin' : 'employee',
    roleId: role.id,
    roleName: role.name,
    storeIds: [place.id],
    storeNames: [place.storeName],
    language: null,
    active: person !== 'seller',
    accessPin: person !== 'trainee',
    twoFactor: null,
    invitedAt: person === 'trainee' ? '2026-03-13T15:00:00.000Z' : null,
    lockedUntil: person === 'cashier' ? '2026-03-14T17:25:00.000Z' : null,
    newEmail: null,
  };
}

const books = new WeakMap<FakeServer, Employee[]>();

/** Returns the employees of the fake shop; a new shop has only the owner. */
function staffOf(fakeServer: FakeServer): Employee[] {
  const people = (['owner', 'cashier', 'trainee', 'seller'] as const).slice(0, fakeServer.shop.kind === 'new' ? 1 : 4);
  const staff = books.get(fakeServer) ?? people.map(employeeOf);
  books.set(fakeServer, staff);
  return staff;
}

const helped = (fakeServer: FakeServer, id: string, help: Partial<Employee>): Employee =>
  Object.assign(byId(staffOf(fakeServer), id), help);

/** A pending email change that only the old address has confirmed. */
const waitingFor = (email: string): NonNullable<Employee['newEmail']> => ({
  email,
  oldConfirmed: true,
  newConfirmed: false,
  endsAt: '2026-03-21T15:00:00.000Z',
});

export const employeeAnswers: readonly FakeAnswer[] = [
  answer(employees.list, ({ query }, fakeServer) => {
    const rows = staffOf(fakeServer).filter(
      ({ active }) => query.active === undefined || String(active) === query.active,
    );
    return listed(rows, query, (row) => [row.name, row.email, row.username, row.phone]);
  }),
  answer(employees.one, ({ params }, fakeServer) => byId(staffOf(fakeServer), params.id)),
  answer(employees.options, () => ({
    userTypes: [...userTypes],
    roles,
    stores: [{ id: place.id, name: place.storeName }],
  })),
  answer(employees.create, ({ body }, fakeServer) => {
    if (staffOf(fakeServer).some(({ email }) => email === body.email)) throw problemAt('email', 'employee.emailTaken');
    const roleName = byId(roles, body.roleId).name;
    const facts = {
      roleName,
      storeNames: [place.storeName],
      accessPin: false,
      twoFactor: null,
      lockedUntil: null,
      newEmail: null,
    };
    return added(
      employee.read,
      staffOf(fakeServer),
      { ...body, ...facts, _id: body.id, invitedAt: fakeServer.now },
      fakeServer.now,
    );
  }),
  answer(employees.change, ({ params, body }, fakeServer) => {
    const person = byId(staffOf(fakeServer), params.id);
    const { version = person.version, email = person.email, ...draft } = body;
    const isDirect = email === person.email || person.invitedAt !== null;
    if (!isDirect) Object.assign(person, { newEmail: waitingFor(email) });
    return changed(
      staffOf(fakeServer),
      params.id,
      { ...draft, ...(isDirect ? { email } : {}), version },
      fakeServer.now,
    );
  }),
  answer(employees.archive, ({ params }, fakeServer) => helped(fakeServer, params.id, { active: false })),
  answer(employees.invite, ({ params }, fakeServer) => helped(fakeServer, params.id, { invitedAt: fakeServer.now })),
  answer(employees.cancelEmail, ({ params }, fakeServer) => helped(fakeServer, params.id, { newEmail: null })),
  answer(employees.unlock, ({ params }, fakeServer) => helped(fakeServer, params.id, { lockedUntil: null })),
  answer(employees.setPin, ({ params, body }, fakeServer) => {
    if (params.id === fakeServer.own.user.id) throw new Problem('employee.ownPin');
    if (isSimplePin(body.accessPin)) throw problemAt('accessPin', 'pin.simple');
    return helped(fakeServer, params.id, { accessPin: true });
  }),
];
