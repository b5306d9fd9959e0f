import { AsyncSelect, type LoadOptions, type Option } from '@tilldesk/ui/select';
import { useState } from 'react';
import { loadVendors } from '../../purchasing/vendors.wiring.ts';
import { useSelectTexts } from '../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { loadSerialized } from './serials.wiring.ts';

const loads: Readonly<Record<Kind, LoadOptions>> = { product: loadSerialized, vendor: loadVendors };

type Kind = 'product' | 'vendor';

export type RecordFilterProps = {
  kind: Kind;
  /** The selected record; empty for all. */
  id: string;
  /** The record's name if a row contains it; a shared link has only the id. */
  name: string | undefined;
  onChange: (id: string) => void;
};

/** Filters the devices by product or by vendor. */
export function RecordFilter({ kind, id, name, onChange }: RecordFilterProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const [chosen, setChosen] = useState<Option | null>(null);
  const label = t(`serials.${kind}`);
  const known = chosen?.id === id ? chosen : null;
  return (
    <AsyncSelect
      aria-label={label}
      placeholder={t(`serials.${kind}.all`)}
      load={loads[kind]}
      texts={texts}
      value={id === '' ? null : (known ?? { id, label: name ?? label })}
      onChange={(option) => {
        setChosen(option);
        onChange(option?.id ?? '');
      }}
    />
  );
}
