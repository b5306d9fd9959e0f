import { profileCalls, type Profile } from '@tilldesk/domain/session';
import * as z from 'zod/mini';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSettings, type SettingsForm } from '../../settings/useSettings.ts';
import { refresh } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { chosenLanguage } from '../../browser/preference.ts';
import { toasts } from '../../page/toasts.ts';

const names = ['name', 'username', 'phone', 'language'] as const;
export type ProfileField = (typeof names)[number];
export type ProfileValues = Readonly<Record<ProfileField, string>>;

const savedFields = z.partial(
  z.object({ name: z.string(), username: z.string(), phone: z.string(), language: z.string() }),
);

/** The form for the user's own account; sends only changed fields, with the version that was loaded. */
export function useProfileForm(profile: Profile, again: () => void): SettingsForm<ProfileValues> {
  const t = useTranslate();
  return useSettings<ProfileValues, z.output<typeof profileCalls.change.body>>({
    beginning: beginningOf(profile),
    savedSchema: savedFields,
    alike: (one, other) => one.trim() === other,
    body: profileCalls.change.body,
    written: (values, changed) => ({
      version: profile.version,
      ...Object.fromEntries(changed.map((name) => [name, sent(values, name)])),
    }),
    send: async (body) => {
      const { language } = (await call(profileCalls.change, { body })).user;
      if ('language' in body && (language === 'en' || language === 'es')) chosenLanguage.set(language);
      refresh('profile');
      refresh('session');
      toasts.show({ tone: 'ok', text: t('profile.saved') });
    },
    again,
  });
}

export const isProfileField = (path: string): path is ProfileField => names.some((name) => name === path);

const beginningOf = ({ user, phone }: Profile): ProfileValues => ({
  name: user.name,
  username: user.username,
  phone: phone ?? '',
  language: user.language ?? '',
});

/** An empty text means no phone or no language preference, and is sent as null. */
const sent = (values: ProfileValues, name: ProfileField): string | null =>
  values[name].trim() === '' && (name === 'phone' || name === 'language') ? null : values[name].trim();
