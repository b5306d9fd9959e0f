import type { SnapshotFrom } from 'xstate';
import type { availabilityMachine, PendingChat } from './availability.machine.ts';

export type AvailabilityView = {
  /** Ids of the chats that wait for staff, the longest waiting first; the same array while unchanged. */
  pending: readonly string[];
  isPending: boolean;
};

/** View of the chats that the staff is alerted to. */
export const availabilityView = ({ context }: SnapshotFrom<typeof availabilityMachine>): AvailabilityView => ({
  pending: idsOf(context.pending),
  isPending: context.pending.length > 0,
});

const cache = new WeakMap<readonly PendingChat[], readonly string[]>();

function idsOf(pending: readonly PendingChat[]): readonly string[] {
  const ids = cache.get(pending) ?? pending.map(({ chatId }) => chatId);
  cache.set(pending, ids);
  return ids;
}
