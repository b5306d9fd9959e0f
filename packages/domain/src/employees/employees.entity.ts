import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, date, flag, id, instant, list, longText, ref, text } from '../fields/fields.ts';
import { languages } from '../session/profile.contract.ts';
import { twoFactorMethods } from '../session/session.contract.ts';

/** User types (spec §1, §6); other values are possible over the API. */
export const userTypes = ['admin', 'manager', 'employee'] as const;

/** An employee. Password and PIN are not fields: they are set by the invitation, the profile and `setPin`. */
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
    address: longText({ max: 300 }),
    /** The person to call in an emergency, and their phone. */
    emergencyContact: text(),
    emergencyPhone: text({ format: 'phone' }),
    hireDate: date(),
    active: flag(),
  },
  {
    _id: id,
    roleName: z.string(),
    /** In the order of `storeIds`. */
    storeNames: z.array(z.string()),
    /** The last day of a person who has left; null for active and suspended people. */
    leaveDate: date(),
    accessPin: z.boolean(),
    twoFactor: z.nullable(z.enum(twoFactorMethods)),
    /** When the person was invited; null after they chose a password. */
    invitedAt: instant(),
    /** Until when failed PIN or password attempts block the person somewhere; null if not blocked. */
    lockedUntil: instant(),
    /** A pending change of the sign-in e-mail until both addresses have confirmed it; null without one. */
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
