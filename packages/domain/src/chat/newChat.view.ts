import type { SnapshotFrom } from 'xstate';
import type { ChatProblem } from './chat.rules.ts';
import type { NewChatDetails, newChatMachine } from './newChat.machine.ts';

export type NewChatView = {
  step: 'off' | 'choosing' | 'connecting' | 'starting' | 'started';
  /** What was submitted; kept when it was refused. */
  details: NewChatDetails | null;
  /** Why it was refused. */
  problem: ChatProblem | null;
};

/** How far a new chat is. */
export const newChatView = ({ value, context }: SnapshotFrom<typeof newChatMachine>): NewChatView => ({
  step: value,
  details: context.details,
  problem: context.problem,
});
