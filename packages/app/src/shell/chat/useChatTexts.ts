import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { catalogue } from '../../i18n/catalogue.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';

/** Provides the chat's components with this app's messages, language, time format and time zone. */
export function useChatTexts() {
  const { ifKnown } = useTranslate();
  const { locale } = useIntl();
  const { timeZone } = useSession().store;
  return useMemo(() => {
    // A problem without a text in the chat package is looked up in the problem catalogue.
    const t = (id: string, params?: Readonly<Record<string, string | number>>) =>
      ifKnown(id, params) ?? ifKnown(id.replace(/^chat\.(?=problem\.)/, ''), params) ?? id;
    return { translate: t, language: catalogue.language(), locale, timeZone };
  }, [ifKnown, locale, timeZone]);
}
