import type { PolicyHead, PolicyTexts } from '@tilldesk/domain/policies';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSettings, type SettingsForm } from '../../settings/useSettings.ts';
import { newId } from '../../api/newId.ts';
import { toasts } from '../../page/toasts.ts';

type PolicyPlan<V, B> = {
  /** The version in force; null before the first. */
  current: (V & PolicyHead) | null;
  /** Form values before the first version. */
  blank: V;
  savedSchema: z.ZodMiniType<{ [K in keyof V]?: V[K] | undefined }>;
  body: z.ZodMiniType<B>;
  send: (body: B) => Promise<PolicyHead>;
  again: () => void;
};

/** Form for a policy. Saving creates the next version. Sending the same texts several times creates only one version. */
export function usePolicy<V extends PolicyTexts, B>(plan: PolicyPlan<V, B>): SettingsForm<V> {
  const { current, blank, send, again, ...rest } = plan;
  const t = useTranslate();
  const [intent] = useState(() => ({ id: newId(), words: '' }));
  const idOf = (values: V) => {
    const lastOrder = JSON.stringify(values);
    if (intent.words !== lastOrder) Object.assign(intent, { id: newId(), words: lastOrder });
    return intent.id;
  };
  return useSettings<V, B>({
    ...rest,
    beginning: current === null ? blank : only(current, blank),
    written: (values) => ({ ...values, id: idOf(values), version: current?.number ?? 0 }),
    send: async (body) => {
      const { number } = await send(body);
      again();
      toasts.show({ tone: 'ok', text: t('policies.saved', { number }) });
    },
    again,
  });
}

/** Returns the editable fields of a version. */
const only = <V extends object>(version: V, blank: V): V =>
  Object.fromEntries(Object.keys(blank).map((name) => [name, version[name as keyof V]])) as V;
