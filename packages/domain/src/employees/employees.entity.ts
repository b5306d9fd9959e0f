import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, flag, id, instant, list, ref, text } from '../fields/fields.ts';
import { languages } from '../session/profile.contract.ts';
import { twoFactorMethods } from '../session/session.contract.ts';

/** Who a person is to the shop (spec §1, §6); others are possible on the wire. */
export const userTypes = ['admin', 'manager', 'employee'] as const;

/** A person of the business. Password and PIN are never among the fields: an invitation, the profile and `setPin` set them. */
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
    /** In the order of `storeIds`. */
    storeNames: z.array(z.string()),
    accessPin: z.boolean(),
    twoFactor: z.nullable(z.enum(twoFactorMethods)),
    /** When the person was invited; null from the moment that they chose a password. */
    invitedAt: instant(),
    /** Until when wrong access PINs or passwords make the person wait somewhere; null when nothing does. */
    lockedUntil: instant(),
    /** A change of the sign-in e-mail that waits until both addresses have confirmed it; null when none does. */
    newEmail: z.nullable(
      z.object({
        email: z.string(),
        oldConfirmed: z.boolean(),
        newConfirmed: z.boolean(),
        endsAt: instant({ required: true }),
      }),
    ),
  },
);

export type Employee = Row<typeof employee>;
export type EmployeeDraft = DraftOf<typeof employee>;
