import * as z from 'zod/mini';
import { id, instant } from '../fields/fields.ts';
import { severities } from './notices.entity.ts';

/** A notification (spec §3), with the parameters for translated texts. */
export const notification = z.object({
  id,
  _id: id,
  title: z.string(),
  /** Its kind; unknown kinds of later versions are shown by `title` and `body`. */
  type: z.string(),
  body: z.string(),
  /** A path of the app, or null. */
  link: z.nullable(z.string()),
  isRead: z.boolean(),
  createdAt: instant({ required: true }),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  severity: z.enum(severities),
});
export type Notification = z.output<typeof notification>;
