import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { languages } from '../session/profile.contract.ts';

/** Maximum texts per call. */
export const TRANSLATION_TEXTS_MAX = 50;

/**
 * Translates user texts (spec §7): returns the texts in the target language in the same order. Without a configured translation
 * service the texts are returned unchanged. `source` is `auto` if unknown.
 */
export const translate = endpoint({
  method: 'POST',
  path: '/translations',
  needs: 'signed-in',
  about: 'Translate texts',
  body: z.strictObject({
    texts: z
      .array(z.string().check(z.minLength(1), z.maxLength(2000)))
      .check(z.minLength(1), z.maxLength(TRANSLATION_TEXTS_MAX)),
    target: z.enum(languages),
    source: z._default(z.enum([...languages, 'auto']), 'en'),
  }),
  answer: z.object({ texts: z.array(z.string()) }),
});
