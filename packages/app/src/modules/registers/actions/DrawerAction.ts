import type { CashMovement, HandMovementKind, Register, RegisterSession } from '@tilldesk/domain/registers';

/** The action on a drawer whose dialog is open. */
export type DrawerAction =
  | { type: 'open'; register: Register }
  | { type: 'join' | 'close' | 'count' | 'explain' | 'report'; session: RegisterSession }
  | { type: 'move'; session: RegisterSession; kind: HandMovementKind }
  | { type: 'reverse'; session: RegisterSession; movement: CashMovement };
