import { drafts } from '@tilldesk/domain/drafts';
import { route, type Route } from '../../http/serve.ts';
import { discardDraft, findDraft, saveDraft } from './drafts.store.ts';

export const draftsCalls: Route[] = [
  route(drafts.save, ({ tx, caller, now, body: { content, ...place } }) => saveDraft(tx, caller, now, place, content)),
  route(drafts.find, async ({ tx, caller, now, query }) => ({ draft: await findDraft(tx, caller, now, query) })),
  route(drafts.discard, async ({ tx, caller, params }) => {
    await discardDraft(tx, caller, params.id);
    return { success: true as const };
  }),
];
