import { LanguageSwitch, ThemeSwitch } from '@tilldesk/ui/shell';
import { useSyncExternalStore } from 'react';
import { useSharedState } from '../browser/sharedState.ts';
import { catalogue } from '../i18n/catalogue.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { chosenLanguage, theme } from '../browser/preference.ts';
import { languageNames } from './languageNames.ts';

/** Language and theme of this browser. */
export function Switches() {
  const t = useTranslate();
  const themeChoice = useSharedState(theme) ?? 'system';
  const language = useSyncExternalStore(catalogue.subscribe, catalogue.language);
  return (
    <>
      <ThemeSwitch
        label={t('shell.theme')}
        value={themeChoice}
        names={{
          system: t('shell.theme.system'),
          light: t('shell.theme.light'),
          dark: t('shell.theme.dark'),
        }}
        onChange={theme.set}
      />
      <LanguageSwitch
        label={t('shell.language')}
        value={language}
        names={languageNames}
        onChange={chosenLanguage.set}
      />
    </>
  );
}
