import { purchasePapers, vendorPapers, type PapersCalls } from '@tilldesk/domain/stock';
import { serve, type Served } from '../../http/serve.ts';
import { addPaper, listPapers, removePaper } from './papers.store.ts';

/** The three calls of the papers of one kind of record. */
const papersCallsOf = (calls: PapersCalls, kind: 'purchase' | 'vendor'): Served[] => [
  serve(calls.list, ({ tx, who, params }) => listPapers(tx, who, { kind, id: params.id })),
  serve(calls.add, async ({ tx, who, now, params, body, changed }) => {
    const answer = await addPaper(tx, who, now, { kind, id: params.id }, body);
    changed(`${kind}s`, params.id);
    return answer;
  }),
  serve(calls.remove, async ({ tx, who, now, params, changed }) => {
    const answer = await removePaper(tx, who, now, { kind, id: params.id }, params.fileId);
    changed(`${kind}s`, params.id);
    return answer;
  }),
];

export const papersCalls: Served[] = [
  ...papersCallsOf(purchasePapers, 'purchase'),
  ...papersCallsOf(vendorPapers, 'vendor'),
];
