import type { pinGateMachine, PinGateView } from '@tilldesk/domain/machines';
import { late, useLate, type Late } from './late.ts';

/** A gate before pages, as its doors and its dialog use it; its machine comes behind the first page. */
export type Gate = Late<typeof pinGateMachine, PinGateView>;

/** The PIN gate of spec §6: non-admins give their access PIN once a session. */
export const pinGate: Gate = late();

/** The verification of an administrator, by their own e-mail and access PIN, once a session (spec §6). */
export const adminGate: Gate = late();

/** How a gate stands; null until its machine runs. */
export const useGateView = (asked: Gate): PinGateView | null => useLate(asked);
