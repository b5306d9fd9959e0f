import { createIntl, createIntlCache } from 'react-intl';
import type { Page } from '../../navigation/route.ts';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { languages, localeOf, type Language } from '../../i18n/Messages.ts';

/** A page with its name in every language. */
export type NamedPage = { path: string; names: Readonly<Record<Language, string>> };

const cache = createIntlCache();

/** Loads the names of pages in every language; their modules' messages may not be loaded yet. */
export async function namesOf(pages: readonly Page[]): Promise<NamedPage[]> {
  return Promise.all(
    pages.map(async ({ path, title: id, messages }) => {
      const name = async (language: Language): Promise<string> => {
        // Messages are compiled at build time, so they must be formatted to get their text.
        const texts = await loadMessages(messages[0], language);
        return createIntl({ locale: localeOf[language], messages: { ...texts } }, cache).formatMessage({ id });
      };
      const [en, es] = await Promise.all(languages.map(name));
      return { path, names: { en: en ?? '', es: es ?? '' } };
    }),
  );
}
