import type { Answer } from '@tilldesk/domain/contract';
import type { profileCalls } from '@tilldesk/domain/session';
import type { TwoFactorMethod } from '@tilldesk/domain/signin';

/** A second step that is being set up and waits for its first code. */
export type Enrolled = Answer<typeof profileCalls.enrol> & { method: TwoFactorMethod };
