import type { Answer } from '@tilldesk/domain/contract';
import type { profileCalls, TwoFactorMethod } from '@tilldesk/domain/session';

/** A second step that is being set up and waits for its first code. */
export type Enrolled = Answer<typeof profileCalls.enrol> & { method: TwoFactorMethod };
