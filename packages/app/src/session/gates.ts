import type { pinGateMachine, PinGateView } from '@tilldesk/domain/machines';
import { deferredMachine, useDeferredMachine, type DeferredMachine } from '../machines/deferredMachine.ts';

/** A gate before pages, as its doors and its dialog use it; its machine comes behind the first page. */
export type Gate = DeferredMachine<typeof pinGateMachine, PinGateView>;

/** The PIN gate of spec §6: non-admins give their access PIN once a session. */
export const pinGate: Gate = deferredMachine();

/** The verification of an administrator, by their own e-mail and access PIN, once a session (spec §6). */
export const adminGate: Gate = deferredMachine();

/** How a gate stands; null until its machine runs. */
export const useGateView = (gate: Gate): PinGateView | null => useDeferredMachine(gate);
