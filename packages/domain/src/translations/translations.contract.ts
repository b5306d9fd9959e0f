import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { languages } from '../session/profile.contract.ts';

/** Texts in one call, and the characters of one. */
export const TRANSLATION_TEXTS_MAX = 50;

/**
 * Translates what people wrote (spec §7): the texts in the language asked for, in their order. Where the operator set up
 * no translation service the texts come back as they were. `source` is `auto` where nobody knows it.
 */
export const translate = endpoint({
  method: 'POST',
  path: '/translations',
  needs: 'signed-in',
  about: 'Translate what people wrote',
  body: z.strictObject({
    texts: z
      .array(z.string().check(z.minLength(1), z.maxLength(2000)))
      .check(z.minLength(1), z.maxLength(TRANSLATION_TEXTS_MAX)),
    target: z.enum(languages),
    source: z._default(z.enum([...languages, 'auto']), 'en'),
  }),
  answer: z.object({ texts: z.array(z.string()) }),
});
