import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { choice, date, id, text, version } from '../fields/fields.ts';
import { payExtra, payrollPayment, payrollTenders, payStub } from './payroll.entity.ts';

const needs = ['Employee', 'update'] as const;
const period = { from: date({ required: true }), to: date({ required: true }) };
const person = { needs, params: z.strictObject({ id }) };
const one = { needs, params: z.strictObject({ id }), answer: payrollPayment };
const EXTRAS_MAX = 20;

/**
 * Payroll payments, for people who may see pay. Errors of all: record.notFound, employee.above; of the steps also record.changed,
 * payroll.wrongStatus, and payroll.own for the own payment.
 */
export const payroll = {
  list: endpoint({
    ...person,
    method: 'GET',
    path: '/employees/:id/payroll',
    about: 'List the payroll payments of an employee, latest first',
    answer: z.object({ items: z.array(payrollPayment) }),
  }),
  /** Errors: those of `create` without the ones of extras. */
  preview: endpoint({
    ...person,
    method: 'GET',
    path: '/employees/:id/payroll/preview',
    about: 'Compute what an employee earned in a period',
    query: z.strictObject(period),
    answer: payStub,
  }),
  /**
   * Computes pay from approved shifts, pay rates and approved commissions, and holds the shifts. Errors: payroll.days and
   * payroll.notEnded at to, payroll.periodTaken, payroll.notApproved, payroll.noRate, payroll.empty, payroll.negative.
   */
  create: endpoint({
    ...one,
    method: 'POST',
    path: '/employees/:id/payroll',
    key: 'required',
    about: 'Create a payroll payment of an employee for a period',
    body: z.strictObject({ id, ...period, extras: z.array(payExtra).check(z.maxLength(EXTRAS_MAX)) }),
  }),
  one: endpoint({ ...one, method: 'GET', path: '/payroll/:id', about: 'Get a payroll payment with its lines' }),
  approve: endpoint({
    ...one,
    method: 'POST',
    path: '/payroll/:id/approve',
    about: 'Approve a payroll payment',
    body: z.strictObject({ version }),
  }),
  /** Pays an approved payment. Cash is taken from the payer's open drawer: payment.noDrawer, drawer.short at tender. */
  pay: endpoint({
    ...one,
    method: 'POST',
    path: '/payroll/:id/pay',
    key: 'required',
    about: 'Pay a payroll payment',
    body: z.strictObject({
      version,
      tender: choice(payrollTenders, { required: true }),
      reference: z.optional(text()),
    }),
  }),
  /**
   * Frees the shifts. A paid one is reversed by a counter-entry: cash returns to the caller's open drawer, the shifts are reopened, and
   * the commissions are due again.
   */
  void: endpoint({
    ...one,
    method: 'POST',
    path: '/payroll/:id/void',
    key: 'required',
    about: 'Void a payroll payment, with a reason',
    body: z.strictObject({ version, reason: text({ required: true, max: 200 }) }),
  }),
} as const;
