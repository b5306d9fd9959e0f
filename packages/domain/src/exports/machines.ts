/** `@tilldesk/domain/machines`: state machines and their views. Requires xstate. */
export { effect } from '../machine/effect.ts';
export { pinGateMachine, type PinEntry, type PinGateEmitted, type PinRejection } from '../session/pinGate.machine.ts';
export { pinGateView, type PinGateView } from '../session/pinGate.view.ts';
export { inactivityMachine } from '../session/inactivity.machine.ts';
export { inactivityView, type InactivityView } from '../session/inactivity.view.ts';
export {
  sessionMachine,
  type SessionEnding,
  type SessionEmitted,
  type SessionPerson,
  type SignInOutcome,
} from '../session/session.machine.ts';
export { signInState, type SignInState } from '../session/session.view.ts';
export {
  clockMachine,
  type ClockEntry,
  type ClockEmitted,
  type ClockProblem,
  type ClockReading,
} from '../clock/clock.machine.ts';
export { clockView, countedSeconds, pausedSeconds, type ClockView } from '../clock/clock.view.ts';
export { conversationMachine } from '../chat/conversation.machine.ts';
export {
  type ConversationEvent,
  type ConversationInput,
  type ConversationEmitted,
  type ConversationOrder,
  type ConversationProblem,
} from '../chat/conversationSetup.ts';
export { type Outgoing, type Written } from '../chat/outbox.rules.ts';
export { conversationView, type ConversationView, type OutgoingView } from '../chat/conversation.view.ts';
export {
  newChatMachine,
  type NewChatDetails,
  type NewChatEvent,
  type NewChatEmitted,
} from '../chat/newChat.machine.ts';
export { newChatView, type NewChatView } from '../chat/newChat.view.ts';
export { availabilityMachine, type AvailabilityEvent } from '../chat/availability.machine.ts';
export { availabilityView, type AvailabilityView } from '../chat/availability.view.ts';
export { countingMachine } from '../counts/counting.machine.ts';
export {
  type CountingEvent,
  type CountingInput,
  type CountingEmitted,
  type CountingProblem,
  type CountOrder,
  type ScansAnswer,
} from '../counts/countingSetup.ts';
export { countingView, type CountingView } from '../counts/counting.view.ts';
export { type WaitingScan } from '../counts/scanQueue.rules.ts';
export {
  printQueueMachine,
  type PrintJob,
  type PrintOutcome,
  type PrintQueueEmitted,
  type PrintProblem,
} from '../hardware/printQueue.machine.ts';
export { printQueueView, type PrintQueueView } from '../hardware/printQueue.view.ts';
