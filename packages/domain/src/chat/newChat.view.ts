import type { SnapshotFrom } from 'xstate';
import type { ChatProblem } from './chat.rules.ts';
import type { NewChatDetails, newChatMachine } from './newChat.machine.ts';

export type NewChatView = {
  step: 'off' | 'choosing' | 'connecting' | 'starting' | 'started';
  /** The submitted details; retained after a rejection. */
  details: NewChatDetails | null;
  /** Why it was rejected. */
  problem: ChatProblem | null;
};

/** Returns the view of a new chat. */
export const newChatView = ({ value, context }: SnapshotFrom<typeof newChatMachine>): NewChatView => ({
  step: value,
  details: context.details,
  problem: context.problem,
});
