import { rulesOf } from '@tilldesk/domain/tenders';

/** Returns the message for a missing reference of a kind of tender. */
export const missingReferenceMessage = (kind: string) =>
  `problem.${rulesOf(kind).missingReference ?? 'tender.numberMissing'}` as const;
