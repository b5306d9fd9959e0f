import { customers, formatPhone } from '@tilldesk/domain/customers';
import { Field } from '@tilldesk/ui';
import { AsyncSelect, type LoadOptions, type Option } from '@tilldesk/ui/select';
import { useCallback } from 'react';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';

type OtherCustomerProps = {
  label: string;
  /** The customer to exclude from the results. */
  except: string;
  value: Option | null;
  onChange: (option: Option | null) => void;
};

/** Picker for another customer; searches the same fields as the customer list. */
export function OtherCustomer({ label, except, value, onChange }: OtherCustomerProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const load = useCallback<LoadOptions>(
    async ({ text, page, signal }) => {
      const { items, pagination } = await call(
        customers.list,
        { query: { search: text, page, limit: 10, sort: 'name' } },
        { signal },
      );
      const options = items
        .filter(({ id }) => id !== except)
        .map(({ id, name, phone, email }) => ({
          id,
          label: name,
          hint: phone ? formatPhone(phone) : (email ?? undefined),
        }));
      return { items: options, more: pagination.hasNextPage };
    },
    [except],
  );
  return (
    <Field label={label} required>
      <AsyncSelect
        load={load}
        texts={texts}
        icon="search"
        placeholder={t('customers.search')}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
