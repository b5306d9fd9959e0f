import { EntryPage, LanguageSwitch, ThemeSwitch } from '@tilldesk/ui/shell';
import { type ReactNode } from 'react';
import { useSharedState } from '../browser/sharedState.ts';
import mark from '../startup/tilldesk.svg';
import { chosenLanguage, theme } from '../browser/preference.ts';
import { useWindowTitle } from '../browser/useWindowTitle.ts';
import { Emblem } from './Emblem.tsx';
import { signInMessages } from './signInTexts.ts';
import { useEntryMessages } from './texts.ts';

const BRAND = 'Tilldesk';
const languageNames = { en: 'English', es: 'Español' };

type EntryFrameProps = {
  /** Sets the window's title. */
  name: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
};

/** The frame of every sign-in page: a picture next to the content, language and theme below. */
export function EntryFrame({ name, title, text, children }: EntryFrameProps) {
  const { translate: t, language } = useEntryMessages(signInMessages);
  const themeChoice = useSharedState(theme) ?? 'system';
  useWindowTitle(name);
  return (
    <EntryPage
      brand={
        <>
          <img src={mark} alt="" width={32} height={32} />
          <span>{BRAND}</span>
        </>
      }
      title={title}
      text={text}
      aside={
        <>
          <Emblem />
          <p>{t('signin.pitch')}</p>
        </>
      }
      footer={
        <>
          <LanguageSwitch
            label={t('signin.language')}
            value={language}
            names={languageNames}
            onChange={chosenLanguage.set}
          />
          <ThemeSwitch
            label={t('signin.theme')}
            value={themeChoice}
            names={{
              system: t('signin.theme.system'),
              light: t('signin.theme.light'),
              dark: t('signin.theme.dark'),
            }}
            onChange={theme.set}
          />
        </>
      }
    >
      {children}
    </EntryPage>
  );
}
