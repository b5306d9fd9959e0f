import { paginate } from '@tilldesk/domain/contract';
import { employees, type Employee } from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from './answer.ts';
import { place } from './found.ts';
import { ownSessionOf, type Person } from './people.ts';

/** A person of the fake world as the shop keeps them. */
function employeeOf(person: Person): Employee {
  const { id, name, email, username } = ownSessionOf(person).user;
  const isOwner = person === 'owner';
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
    userType: isOwner ? 'admin' : 'employee',
    roleId: place.id,
    roleName: isOwner ? 'Owner' : 'Cashier',
    storeIds: [place.id],
    language: null,
    active: true,
    accessPin: true,
    twoFactor: null,
  };
}

/** Who works in the fake shop. */
export const employeeAnswers: readonly FakeAnswer[] = [
  answer(employees.list, ({ query: { page, limit } }) => {
    const items = (['owner', 'cashier', 'trainee', 'seller'] as const).map(employeeOf);
    return { items, pagination: paginate(page, limit, items.length) };
  }),
];
