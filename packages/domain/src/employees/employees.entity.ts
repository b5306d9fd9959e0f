import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, flag, id, list, ref, text } from '../fields/fields.ts';
import { languages } from '../session/profile.contract.ts';
import { twoFactorWays } from '../session/session.contract.ts';

/** Who a person is to the shop (spec §1, §6); others are possible on the wire. */
export const userTypes = ['admin', 'manager', 'employee'] as const;

/** A person of the business. Password and PIN are never among the fields: an invitation and the profile set them. */
export const employee = entity(
  'employee',
  {
    name: text({ required: true }),
    email: text({ format: 'email', required: true }),
    username: text({ required: true }),
    phone: text({ format: 'phone' }),
    userType: choice(userTypes, { required: true }),
    roleId: ref('role', { required: true }),
    storeIds: list(id, { max: 100 }),
    language: choice(languages),
    active: flag(),
  },
  {
    _id: id,
    roleName: z.string(),
    accessPin: z.boolean(),
    twoFactor: z.nullable(z.enum(twoFactorWays)),
  },
);

export type Employee = Row<typeof employee>;
export type EmployeeDraft = DraftOf<typeof employee>;
