import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { customers } from '@tilldesk/domain/customers';
import { drafts } from '@tilldesk/domain/drafts';
import { expect, waitFor } from 'storybook/test';
import { answer, unreachable } from '../fake-server/answer.ts';
import { draftsOf, written } from '../fake-server/drafts.ts';
import { knownIds } from '../fake-server/knownIds.ts';
import { screenAt } from '../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../fake-server/sees.ts';
import type { Play } from '../fake-server/storyOf.ts';

export default { title: 'Screens/Drafts', tags: ['!autodocs'] } satisfies Meta;

const ADD = '/customer-management/add-customer';
const EDIT = '/customer-management/edit-customer/:customerId';
const add = screenAt(ADD, {});
const edit = screenAt(EDIT, {
  with: { customerId: knownIds.mia },
  requests: [customers.one],
  named: 'Mia Torres',
});

const ana = {
  edited: { firstName: 'Ana', lastName: 'Ruiz' },
  id: '01936c3a-7c00-70aa-8000-0000000000aa',
  version: null,
};
const restored = { answers: [written(ADD, ana)] };
const showsTexts =
  (...texts: readonly string[]): Play =>
  async ({ canvas }) => {
    for (const text of texts) await expect(await canvas.findByDisplayValue(text)).toBeVisible();
  };

export const Restored = add.in(
  restored,
  inSequence(sees('Restored what you were typing at 12:02 PM.'), showsTexts('Ana', 'Ruiz')),
);

export const RestoredFromAnotherDay = add.in(
  { answers: [written(ADD, ana, { savedAt: '2026-03-12T22:15:00.000Z' })] },
  sees('Restored what you were typing on Mar 12, 2026, 6:15 PM.'),
);

export const RestoredInSpanish = screenAt(ADD, { fakeServer: restored }).spanish(
  inSequence(sees(/^Se recuperó lo que estaba escribiendo a las 12:02/, 'Descartar'), showsTexts('Ana')),
);

export const RestoredNarrow = screenAt(ADD, { fakeServer: restored }).narrow(showsTexts('Ana'));

/** Text typed before the draft arrived overrides the draft. */
export const TypedMeanwhile = add.in(
  {
    answers: [
      answer(drafts.find, async () => {
        await waitFor(() => expect(document.querySelector('input')?.value).toEqual('Eva'));
        return { draft: { id: knownIds.mia, content: ana, savedAt: '2026-03-14T16:02:00.000Z' } };
      }),
    ],
  },
  inSequence(types('First name', 'Eva'), showsTexts('Eva', 'Ruiz')),
);

/** The text and the draft are deleted, and the first field has the focus. */
export const Discarded = add.in(restored, async (seen) => {
  await inSequence(sees('Restored what you were typing at 12:02 PM.'), presses('Discard'))(seen);
  await waitFor(() => expect(seen.canvas.queryByText(/^Restored/)).toEqual(null));
  await expect(seen.canvas.queryByDisplayValue('Ana')).toEqual(null);
  await expect(seen.canvas.getByRole('textbox', { name: /^First name/ })).toHaveFocus();
});

/** Another user saved the record after the draft was written: saving shows the differences. */
export const ChangedSince = edit.in(
  {
    answers: [
      written(EDIT, { edited: { lastName: 'Vega' }, id: null, version: 0 }, { record: knownIds.mia }),
      answer(customers.change, () => {
        throw new Problem('record.changed');
      }),
    ],
  },
  inSequence(
    sees(/Somebody changed this record since; saving shows the differences\.$/),
    showsTexts('Vega'),
    presses('Save'),
    sees('Somebody else changed this record'),
  ),
);

/** A draft that equals the current record is no draft any more. */
export const NothingLeftToRestore = edit.in(
  {
    answers: [written(EDIT, { edited: { firstName: 'Mia', gone: 1 }, id: null, version: 1 }, { record: knownIds.mia })],
  },
  async (seen) => {
    await sees('Contact')(seen);
    await expect(seen.canvas.queryByText(/^Restored/)).toEqual(null);
  },
);

export const SavedWhileTyping = add.in({}, async (seen) => {
  await types('First name', 'Ana')(seen);
  await waitFor(() => {
    const savedDraft = [...draftsOf(seen.fakeServer)].map(([place, { content }]) => [
      place,
      Object(content)['edited'] as unknown,
    ]);
    return expect(savedDraft).toEqual([[`${ADD} `, { firstName: 'Ana' }]]);
  });
});

export const Offline = add.in({ answers: [unreachable(drafts.save)] }, async (seen) => {
  await inSequence(
    types('First name', 'Ana'),
    sees('Unsaved changes, kept in this tab until the connection returns'),
  )(seen);
  await expect(sessionStorage.getItem('tilldesk.unsent')).toContain('"firstName":"Ana"');
});

export const TooLarge = add.in(
  {
    answers: [
      answer(drafts.save, () => {
        throw new Problem('draft.tooLarge');
      }),
    ],
  },
  inSequence(types('First name', 'Ana'), sees('Unsaved changes, too much to keep as a draft: please save soon')),
);
