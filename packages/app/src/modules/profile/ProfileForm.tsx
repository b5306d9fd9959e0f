import type { Profile } from '@tilldesk/domain/session';
import { Card, DescriptionList, Field, PhoneInput, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { Fields } from '../../resource/form/Form.styles.ts';
import { placeOf } from '../../resource/placeOf.ts';
import { useSelectTexts } from '../../resource/form/useSelectTexts.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { SettingsFrame } from '../../settings/SettingsFrame.tsx';
import type { SettingsForm } from '../../settings/useSettings.ts';
import { useSession } from '../../session/useSession.ts';
import { isProfileField, type ProfileField, type ProfileValues } from './useProfileForm.ts';

const NO_LANGUAGE = 'none';

/** Form for the user's own data. Email and role are set by the shop and read-only. */
export function ProfileForm({ profile, form }: { profile: Profile; form: SettingsForm<ProfileValues> }) {
  const t = useTranslate();
  const problems = useProblem();
  const selectTexts = useSelectTexts();
  const { store } = useSession();
  const { values, set } = form;
  const at = (name: ProfileField) => ({
    id: placeOf(name),
    label: t(`profile.field.${name}`),
    error: form.problems[name] && problems.field(form.problems[name]),
  });
  const languages = [
    { id: NO_LANGUAGE, label: t('profile.language.none') },
    { id: 'en', label: 'English' },
    { id: 'es', label: 'Español' },
  ];
  return (
    <SettingsFrame form={form} labelOf={(path) => (isProfileField(path) ? t(`profile.field.${path}`) : undefined)}>
      <Card title={t('profile.own')} hint={t('profile.own.hint')}>
        <Fields>
          <Field {...at('name')} required>
            <TextInput value={values.name} onChange={(value) => set({ name: value })} autoComplete="name" />
          </Field>
          <Field {...at('username')} required>
            <TextInput
              value={values.username}
              onChange={(value) => set({ username: value })}
              autoComplete="nickname"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Field {...at('phone')}>
            <PhoneInput value={values.phone} onChange={(value) => set({ phone: value })} />
          </Field>
          <Field {...at('language')} hint={t('profile.language.hint')}>
            <Select
              options={languages}
              value={values.language === '' ? NO_LANGUAGE : values.language}
              onChange={(id) => set({ language: id === NO_LANGUAGE ? '' : id })}
              texts={selectTexts}
            />
          </Field>
        </Fields>
      </Card>
      <Card title={t('profile.account')} hint={t('profile.account.hint')}>
        <DescriptionList
          items={[
            { id: 'email', label: t('profile.account.email'), value: profile.user.email },
            { id: 'role', label: t('profile.account.role'), value: profile.roleName },
            { id: 'store', label: t('profile.account.store'), value: store.storeName },
          ]}
        />
      </Card>
    </SettingsFrame>
  );
}
