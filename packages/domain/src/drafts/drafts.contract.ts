import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { clean, id, instant } from '../fields/fields.ts';

const PLACE_MAX = 200;

/** Location of a draft: the route path with parameter names, and the record in the URL (empty for a new one). */
export const draftPlace = z.strictObject({
  route: z.string().check(clean, z.minLength(1), z.maxLength(PLACE_MAX)),
  record: z.string().check(clean, z.maxLength(PLACE_MAX)),
});
export type DraftPlace = z.output<typeof draftPlace>;

/** A draft and when the server last saved it. */
export const draft = z.object({ id, content: z.unknown(), savedAt: instant({ required: true }) });
export type Draft = z.output<typeof draft>;

/** Drafts of unsaved forms: one per user, store and page, for 30 days, visible to this user only. */
export const drafts = {
  save: endpoint({
    method: 'POST',
    path: '/drafts',
    needs: 'signed-in',
    about: 'Save a draft, replacing the previous one',
    body: z.extend(draftPlace, { content: z.unknown() }),
    answer: z.object({ id, savedAt: instant({ required: true }) }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/drafts',
    needs: 'signed-in',
    about: 'Get a draft',
    query: draftPlace,
    answer: z.object({ draft: z.nullable(draft) }),
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/drafts/:id',
    needs: 'signed-in',
    about: 'Discard a draft',
    params: z.strictObject({ id }),
    answer: z.object({ success: z.literal(true) }),
  }),
};
