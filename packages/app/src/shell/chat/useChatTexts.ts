import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { catalogue } from '../../i18n/catalogue.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';

/** How the chat's parts speak here: this app's sentences, language, times and zone. */
export function useChatSpeech() {
  const { known: ifKnown } = useTranslate();
  const { locale } = useIntl();
  const { timeZone } = useSession().store;
  return useMemo(() => {
    // A refusal that the chat has no words for is one of the book all the same.
    const t = (id: string, params?: Readonly<Record<string, string | number>>) =>
      ifKnown(id, params) ?? ifKnown(id.replace(/^chat\.(?=problem\.)/, ''), params) ?? id;
    return { say: t, language: catalogue.language(), locale, timeZone };
  }, [ifKnown, locale, timeZone]);
}
