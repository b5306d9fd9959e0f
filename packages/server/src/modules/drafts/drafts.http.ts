import { drafts } from '@tilldesk/domain/shop';
import { serve, type Served } from '../../http/serve.ts';
import { discardDraft, findDraft, keepDraft } from './drafts.store.ts';

export const draftsCalls: Served[] = [
  serve(drafts.keep, ({ tx, who, now, body: { content, ...place } }) => keepDraft(tx, who, now, place, content)),
  serve(drafts.find, async ({ tx, who, now, query }) => ({ draft: await findDraft(tx, who, now, query) })),
  serve(drafts.discard, async ({ tx, who, params }) => {
    await discardDraft(tx, who, params.id);
    return { success: true as const };
  }),
];
