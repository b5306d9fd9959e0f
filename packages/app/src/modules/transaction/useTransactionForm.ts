import {
  transactionCalls,
  transactionSettings,
  type SavedTransaction,
  type StoreTransaction,
} from '@tilldesk/domain/stores';
import * as z from 'zod/mini';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSettings, type SettingsForm } from '../../settings/useSettings.ts';
import { refresh, resourceOf } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { toasts } from '../../page/toasts.ts';
import { saveTransactionSettings } from './saveTransactionSettings.wiring.ts';
import type { Setting } from './settings.ts';

/** The form values; an amount can be missing while it is typed. */
export type SettingValues = {
  [K in Setting]: StoreTransaction[K] | (StoreTransaction[K] extends number ? null : never);
};

const savedFields = z.partial(transactionSettings.draft);

/** Form for the store's settings. Only changed values are sent, with the version that was read. */
export function useTransactionForm(settings: SavedTransaction, again: () => void): SettingsForm<SettingValues> {
  const t = useTranslate();
  const { version, ...beginning } = settings;
  return useSettings<SettingValues, z.output<typeof transactionCalls.change.body>>({
    beginning,
    savedSchema: savedFields,
    body: transactionCalls.change.body,
    written: (values, changed) => ({ version, ...Object.fromEntries(changed.map((name) => [name, values[name]])) }),
    send: async (body) => {
      const { version: _version, ...saved } = await call(transactionCalls.change, { body });
      again();
      refresh('session');
      refresh(resourceOf(transactionCalls.one));
      const isSaved = saveTransactionSettings(saved);
      toasts.show(
        isSaved ? { tone: 'ok', text: t('transaction.saved') } : { tone: 'bad', text: t('transaction.unkept') },
      );
    },
    again,
  });
}
