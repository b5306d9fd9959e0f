import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { clean, id, instant } from '../fields/fields.ts';

const PLACE_MAX = 200;

/** Where something is written: the page's path with its names, and the record in its address (empty for a new one). */
export const draftPlace = z.strictObject({
  route: z.string().check(clean, z.minLength(1), z.maxLength(PLACE_MAX)),
  record: z.string().check(clean, z.maxLength(PLACE_MAX)),
});
export type DraftPlace = z.output<typeof draftPlace>;

/** What a person was writing, and when the server last heard of it. */
export const draft = z.object({ id, content: z.unknown(), savedAt: instant({ required: true }) });
export type Draft = z.output<typeof draft>;

/** Calls about what a person was writing: one draft a person, store and place, for 30 days, seen by that person alone. */
export const drafts = {
  keep: endpoint({
    method: 'POST',
    path: '/drafts',
    needs: 'signed-in',
    about: 'Keep what the person is writing, in place of what was kept before',
    body: z.extend(draftPlace, { content: z.unknown() }),
    answer: z.object({ id, savedAt: instant({ required: true }) }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/drafts',
    needs: 'signed-in',
    about: 'What the person was writing there',
    query: draftPlace,
    answer: z.object({ draft: z.nullable(draft) }),
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/drafts/:id',
    needs: 'signed-in',
    about: 'Throw a draft away',
    params: z.strictObject({ id }),
    answer: z.object({ success: z.literal(true) }),
  }),
};
