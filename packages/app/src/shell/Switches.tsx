import { LanguageSwitch, ThemeSwitch } from '@tilldesk/ui/shell';
import { useSyncExternalStore } from 'react';
import { catalogue } from '../kit/say/catalogue.ts';
import { useSay } from '../kit/say/useSay.ts';
import { chosenLanguage, theme } from '../wiring/preference.ts';
import { languageNames } from './languageNames.ts';

/** Language and theme of this browser. */
export function Switches() {
  const say = useSay();
  const look = useSyncExternalStore(theme.subscribe, theme.current) ?? 'system';
  const language = useSyncExternalStore(catalogue.subscribe, catalogue.language);
  return (
    <>
      <ThemeSwitch
        label={say('shell.theme')}
        value={look}
        names={{
          system: say('shell.theme.system'),
          light: say('shell.theme.light'),
          dark: say('shell.theme.dark'),
        }}
        onChange={theme.choose}
      />
      <LanguageSwitch
        label={say('shell.language')}
        value={language}
        names={languageNames}
        onChange={chosenLanguage.choose}
      />
    </>
  );
}
