import { Problem } from '@tilldesk/domain/problems';
import { translate } from '@tilldesk/domain/translations';
import * as z from 'zod/mini';
import { serveWithoutTransaction, type Route } from '../../http/serve.ts';
import { callExternalService } from '../../integrations/fetch-json.ts';

/** The response of LibreTranslate to a list of texts. */
const translated = z.object({ translatedText: z.array(z.string()) });

export const translationsCalls: Route[] = [
  serveWithoutTransaction(translate, async ({ body: { texts, target, source }, integrations }) => {
    const { translator } = integrations;
    if (translator === null || source === target) return { texts };
    const answered = await callExternalService(integrations, 'POST', `${translator.url}/translate`, {
      q: texts,
      source,
      target,
      format: 'text',
      ...(translator.key === undefined ? {} : { api_key: translator.key }),
    }).catch(() => null);
    const read = z.safeParse(translated, answered);
    if (!read.success || read.data.translatedText.length !== texts.length) throw new Problem('translation.failed');
    return { texts: read.data.translatedText };
  }),
];
