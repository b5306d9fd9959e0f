import { profileCalls, type Profile } from '@tilldesk/domain/session';
import { NavTabs } from '@tilldesk/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '../../navigation/addressOf.ts';
import { routerLink } from '../../navigation/routerLink.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { Backups } from './backups/Backups.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { PasswordAndPin } from './security/PasswordAndPin.tsx';
import { SignIns } from './security/SignIns.tsx';
import { TwoFactor } from './security/TwoFactor.tsx';
import { useProfileForm } from './useProfileForm.ts';

const PersonCommissions = lazyPart(
  async () => (await import('../../commissions/PersonCommissions.tsx')).PersonCommissions,
);

const PATH = '/profile-settings';
const tabs = ['profile', 'security', 'commissions', 'backups'] as const;

/** The user's own account: personal data, security, and for administrators the backups. The tab is in the address. */
export function Screen() {
  const { data, problem, again } = useAnswer(profileCalls.one, {});
  if (data) return <Loaded profile={data} onAgain={again} />;
  return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
}

function Loaded({ profile, onAgain }: { profile: Profile; onAgain: () => void }) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const isAdmin = profile.user.userType === 'admin';
  const own = tabs.filter((tab) => tab !== 'backups' || isAdmin);
  const current = own.find((tab) => tab === search.get('tab')) ?? 'profile';
  // Created above the tabs, so that unsaved values survive a switch between tabs.
  const form = useProfileForm(profile, onAgain);
  return (
    <Page width="narrow">
      <NavTabs
        label={t('profile.tabs')}
        tabs={own.map((id) => ({
          id,
          label: t(`profile.tab.${id}`),
          href: addressOf(PATH, id === 'profile' ? {} : { query: { tab: id } }),
        }))}
        current={current}
        renderLink={routerLink}
      />
      {current === 'profile' ? (
        <ProfileForm profile={profile} form={form} />
      ) : current === 'backups' ? (
        <Backups />
      ) : current === 'commissions' ? (
        <Suspense fallback={<Wait />}>
          <PersonCommissions userId={null} />
        </Suspense>
      ) : (
        <Stack>
          <PasswordAndPin profile={profile} />
          <TwoFactor profile={profile} />
          <SignIns />
        </Stack>
      )}
    </Page>
  );
}
