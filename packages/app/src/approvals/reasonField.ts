import { text } from '@tilldesk/domain/fields';

/** The required reason, up to 60 characters, of an action on something posted. */
export const reasonField = { label: 'approve.reason', schema: text({ required: true }) } as const;

/** Texts for the unknown outcome of an action that is safe to send again. */
export const safeRetry = { text: 'approve.unsure', again: 'list.again' } as const;
