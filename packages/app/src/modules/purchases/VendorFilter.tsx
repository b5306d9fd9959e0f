import { AsyncSelect, type Option } from '@tilldesk/ui/select';
import { useState } from 'react';
import { loadVendors } from '../../purchasing/vendors.wiring.ts';
import { useSelectTexts } from '../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

export type VendorFilterProps = {
  /** The selected vendor; empty for all vendors. */
  vendorId: string;
  /** The vendor's name if a row contains it; a shared link has only the id. */
  name: string | undefined;
  onChange: (vendorId: string) => void;
};

/** Filters the orders by vendor. */
export function VendorFilter({ vendorId, name, onChange }: VendorFilterProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const [chosen, setChosen] = useState<Option | null>(null);
  const known = chosen?.id === vendorId ? chosen : null;
  const value = vendorId === '' ? null : (known ?? { id: vendorId, label: name ?? t('purchases.vendor') });
  return (
    <AsyncSelect
      aria-label={t('purchases.vendor')}
      placeholder={t('purchases.vendor.all')}
      load={loadVendors}
      texts={texts}
      value={value}
      onChange={(option) => {
        setChosen(option);
        onChange(option?.id ?? '');
      }}
    />
  );
}
