import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { catalogue } from '../kit/say/catalogue.ts';
import { useSay } from '../kit/say/useSay.ts';
import { useSession } from '../wiring/useSession.ts';

/** How the chat's parts speak here: this app's sentences, language, times and zone. */
export function useChatSpeech() {
  const { known } = useSay();
  const { locale } = useIntl();
  const { timeZone } = useSession().store;
  return useMemo(() => {
    // A refusal that the chat has no words for is one of the book all the same.
    const say = (id: string, params?: Readonly<Record<string, string | number>>) =>
      known(id, params) ?? known(id.replace(/^chat\.(?=problem\.)/, ''), params) ?? id;
    return { say, language: catalogue.language(), locale, timeZone };
  }, [known, locale, timeZone]);
}
