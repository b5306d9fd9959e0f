import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { invoices } from '@tilldesk/domain/sales';
import { answer } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, scans, sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Sales/Edit invoice', tags: ['!autodocs'] } satisfies Meta;

const edit = screenAt('/sale-invoice-management/invoice-edit/:invoiceId', {
  with: { invoiceId: knownIds.draft },
  requests: [invoices.one],
});

export const Full = edit.full(sees('iPhone 15 128 GB', '4 pieces', 'Draft saved'));
export const Loading = edit.loading();
export const Failed = edit.failed();
export const Offline = edit.offline();
export const Denied = edit.denied();

export const Unsaved = edit.in({}, inSequence(scans('CASE-IP15-CLR'), sees('Draft with unsaved changes')));

export const ChangedElsewhere = edit.in(
  {
    answers: [
      answer(invoices.change, () => {
        throw new Problem('record.changed');
      }),
    ],
  },
  inSequence(scans('CASE-IP15-CLR'), presses('Save draft'), sees(/Someone else changed this draft/)),
);
