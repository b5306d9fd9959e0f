import { useEffect, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { catalogue } from './catalogue.ts';
import { localeOf, type Language } from './Messages.ts';

/**
 * Returns the messages in another person's language; null is the current language. The current language is also used until the
 * other one has loaded and when it cannot load. `isReady` is true once loading has ended.
 */
export function useIntlFor(language: Language | null): { intl: IntlShape; isReady: boolean } {
  const own = useIntl();
  const [learnt, setLearnt] = useState<{ language: Language; intl: IntlShape } | null>(null);
  const isOwn = language === null || own.locale === localeOf[language];
  useEffect(
    function loadLanguage() {
      if (isOwn) return;
      let left = false;
      const showLoaded = (intl: IntlShape) => {
        if (!left) setLearnt({ language, intl });
      };
      catalogue.inLanguage(language).then(showLoaded, () => showLoaded(catalogue.intl()));
      return () => {
        left = true;
      };
    },
    [language, isOwn],
  );
  if (isOwn) return { intl: own, isReady: true };
  return learnt?.language === language ? { intl: learnt.intl, isReady: true } : { intl: own, isReady: false };
}
