import { drafts } from '@tilldesk/domain/shop';
import { serve, type Served } from '../../http/serve.ts';
import { discardDraft, findDraft, saveDraft } from './drafts.store.ts';

export const draftsCalls: Served[] = [
  serve(drafts.keep, ({ tx, caller, now, body: { content, ...place } }) => saveDraft(tx, caller, now, place, content)),
  serve(drafts.find, async ({ tx, caller, now, query }) => ({ draft: await findDraft(tx, caller, now, query) })),
  serve(drafts.discard, async ({ tx, caller, params }) => {
    await discardDraft(tx, caller, params.id);
    return { success: true as const };
  }),
];
