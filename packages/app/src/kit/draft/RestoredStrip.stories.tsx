import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { customers, drafts } from '@tilldesk/domain/shop';
import { expect, waitFor } from 'storybook/test';
import { answer, unreachable } from '../../fake-world/answer.ts';
import { draftsOf, written } from '../../fake-world/draftAnswers.ts';
import { byId } from '../../fake-world/found.ts';
import { known } from '../../fake-world/known.ts';
import { screenAt } from '../../fake-world/screenAt.tsx';
import { inTurn, presses, sees, types } from '../../fake-world/sees.ts';
import type { Look } from '../../fake-world/storyOf.ts';

export default { title: 'Screens/Drafts', tags: ['!autodocs'] } satisfies Meta;

const ADD = '/customer-management/add-customer';
const EDIT = '/customer-management/edit-customer/:customerId';
const add = screenAt(ADD, {});
const edit = screenAt(EDIT, { with: { customerId: known.mia }, asks: [customers.one], named: 'Mia Torres' });

const ana = {
  edited: { firstName: 'Ana', lastName: 'Ruiz' },
  id: '01936c3a-7c00-70aa-8000-0000000000aa',
  version: null,
};
const restored = { answers: [written(ADD, ana)] };
const holds =
  (...texts: readonly string[]): Look =>
  async ({ canvas }) => {
    for (const text of texts) await expect(await canvas.findByDisplayValue(text)).toBeVisible();
  };

export const Restored = add.in(
  restored,
  inTurn(sees('Restored what you were typing at 12:02 PM.'), holds('Ana', 'Ruiz')),
);

export const RestoredFromAnotherDay = add.in(
  { answers: [written(ADD, ana, { savedAt: '2026-03-12T22:15:00.000Z' })] },
  sees('Restored what you were typing on Mar 12, 2026, 6:15 PM.'),
);

export const RestoredInSpanish = screenAt(ADD, { world: restored }).spanish(
  inTurn(sees(/^Se recuperó lo que estaba escribiendo a las 12:02/, 'Descartar'), holds('Ana')),
);

export const RestoredNarrow = screenAt(ADD, { world: restored }).narrow(holds('Ana'));

/** What was typed before the draft was there stands over it. */
export const TypedMeanwhile = add.in(
  {
    answers: [
      answer(drafts.find, async () => {
        await waitFor(() => expect(document.querySelector('input')?.value).toEqual('Eva'));
        return { draft: { id: known.mia, content: ana, savedAt: '2026-03-14T16:02:00.000Z' } };
      }),
    ],
  },
  inTurn(types('First name', 'Eva'), holds('Eva', 'Ruiz')),
);

/** The words go, the draft goes, the cursor stands in the first field. */
export const Discarded = add.in(restored, async (seen) => {
  await inTurn(sees('Restored what you were typing at 12:02 PM.'), presses('Discard'))(seen);
  await waitFor(() => expect(seen.canvas.queryByText(/^Restored/)).toEqual(null));
  await expect(seen.canvas.queryByDisplayValue('Ana')).toEqual(null);
  await expect(seen.canvas.getByRole('textbox', { name: /^First name/ })).toHaveFocus();
});

/** Somebody else saved the record after this was written: saving compares. */
export const ChangedSince = edit.in(
  { answers: [written(EDIT, { edited: { lastName: 'Vega' }, id: null, version: 0 }, { record: known.mia })] },
  inTurn(
    sees(/Somebody changed this record since; saving shows the differences\.$/),
    holds('Vega'),
    presses('Save'),
    sees('Somebody else changed this record'),
  ),
);

/** What the record says by now is no draft any more. */
export const NothingLeftToRestore = edit.in(
  { answers: [written(EDIT, { edited: { firstName: 'Mia', gone: 1 }, id: null, version: 1 }, { record: known.mia })] },
  async (seen) => {
    await sees('Contact')(seen);
    await expect(seen.canvas.queryByText(/^Restored/)).toEqual(null);
  },
);

export const KeptWhileTyping = add.in({}, async (seen) => {
  await types('First name', 'Ana')(seen);
  await waitFor(() => {
    const kept = [...draftsOf(seen.world)].map(([place, { content }]) => [place, Object(content)['edited'] as unknown]);
    return expect(kept).toEqual([[`${ADD} `, { firstName: 'Ana' }]]);
  });
});

export const SavedLeavesNone = edit.in({}, async (seen) => {
  await types('Last name', 'Vega')(seen);
  await waitFor(() => expect(draftsOf(seen.world).size).toEqual(1));
  await inTurn(presses('Save'), sees('Mia Vega saved'))(seen);
  await waitFor(() => expect([draftsOf(seen.world).size, sessionStorage.length]).toEqual([0, 0]));
  await expect(byId(seen.world.shop.customers, known.mia).lastName).toEqual('Vega');
});

export const Offline = add.in({ answers: [unreachable(drafts.keep)] }, async (seen) => {
  await inTurn(
    types('First name', 'Ana'),
    sees('Unsaved changes, kept in this tab until the connection returns'),
  )(seen);
  await expect(sessionStorage.getItem('tilldesk.unsent')).toContain('"firstName":"Ana"');
});

export const TooLarge = add.in(
  {
    answers: [
      answer(drafts.keep, () => {
        throw new Problem('draft.tooLarge');
      }),
    ],
  },
  inTurn(types('First name', 'Ana'), sees('Unsaved changes, too much to keep as a draft: please save soon')),
);
