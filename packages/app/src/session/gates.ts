import type { pinGateMachine, PinGateView } from '@tilldesk/domain/machines';
import { useSharedState } from '../browser/sharedState.ts';
import { deferredMachine, type DeferredMachine } from '../machines/deferredMachine.ts';

/** A gate before pages, as used by guarded content and its dialog; its machine loads after the first page. */
export type Gate = DeferredMachine<typeof pinGateMachine, PinGateView>;

/** The PIN gate of spec §6: non-admins enter their access PIN once a session. */
export const pinGate: Gate = deferredMachine();

/** The verification of an administrator, by their own email and access PIN, once a session (spec §6). */
export const adminGate: Gate = deferredMachine();

/** Returns the state of a gate; null until its machine runs. */
export const useGateView = (gate: Gate): PinGateView | null => useSharedState(gate);
