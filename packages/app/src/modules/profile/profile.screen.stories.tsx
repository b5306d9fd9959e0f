import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { profileCalls } from '@tilldesk/domain/session';
import { expect, waitFor, within } from 'storybook/test';
import { answer } from '../../fake-server/answer.ts';
import { noCommissions } from '../../fake-server/commissionAnswers.ts';
import { written } from '../../fake-server/drafts.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';
import { chosenLanguage } from '../../browser/preference.ts';

export default { title: 'Screens/Profile/About', tags: ['!autodocs'] } satisfies Meta;

const path = '/profile-settings';
const about = screenAt('/profile-settings', { requests: [profileCalls.one] });

const toTab =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Parts of the profile' }));
    await userEvent.click(tabs.getByRole('link', { name }));
  };

export const Full = about.full(sees('About you', 'Account', 'dana@harbourstreet.example', 'Owner'));
export const Loading = about.loading();
export const Failed = about.failed();
export const Offline = about.offline();
export const Denied = about.denied();

/** What the user earns, without any right. */
export const Commissions = screenAt(path, {
  query: { tab: 'commissions' },
  fakeServer: { answers: noCommissions },
}).full(sees('Total', 'No entries in this period.'));

const inSpanish = answer(profileCalls.change, (_, { own: { user } }) => ({
  user: { ...user, language: 'es' },
  phone: null,
  version: 2,
  roleName: 'Owner',
  twoFactor: null,
  recoveryCodesLeft: 0,
  passwordChangedAt: null,
}));

/** The chosen language applies immediately. */
export const LanguageSaved = about.in({ answers: [inSpanish] }, async (seen) => {
  await seen.userEvent.click(await seen.canvas.findByRole('combobox', { name: 'Language' }));
  await seen.userEvent.click(await seen.canvas.findByRole('option', { name: 'Español' }));
  await inSequence(presses('Save'), sees('Sobre usted'))(seen);
  await expect(chosenLanguage.current()).toEqual('es');
});

export const Invalid = about.in(
  {},
  inSequence(
    types('Phone', '12'),
    async ({ canvas, userEvent }) => userEvent.clear(canvas.getByRole('textbox', { name: /^Name/ })),
    presses('Save'),
    sees('2 fields need your attention', 'This field is required.'),
  ),
);

export const ChangedMeanwhile = about.in(
  { answers: [answer(profileCalls.change, () => Promise.reject(new Problem('record.changed')))] },
  inSequence(
    types('Name', 'Dana R. Reyes'),
    presses('Save'),
    sees('Someone else changed this record. Please review the differences.'),
    presses('Show latest version'),
    async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Dana Reyes'));
    },
  ),
);

const noSignIns = answer(profileCalls.signIns, () => ({ items: [] }));

/** Switching to the other tab keeps the entered values. */
export const SharedAcrossTabs = about.in(
  { answers: [noSignIns] },
  inSequence(
    types('Name', 'Dana R. Reyes'),
    toTab('Security'),
    sees('Password and PIN'),
    toTab('Profile'),
    async ({ canvas }) => {
      await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Dana R. Reyes');
    },
  ),
);

export const ConfirmsBeforeLeaving = about.in(
  {},
  inSequence(types('Name', 'Dana R. Reyes'), presses('Tilldesk Harbour Street', 'link'), sees('Leave Page?')),
);

export const Restored = about.in(
  { answers: [written(path, { name: 'Dana R. Reyes' })] },
  inSequence(sees('Restored what you were typing at 12:02 PM.'), async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Dana R. Reyes');
  }),
);
