import { Button, InputGroup } from '@tilldesk/ui';
import { AsyncSelect } from '@tilldesk/ui/select';
import { Suspense, useState, type Ref } from 'react';
import { useCan } from '../session/useCan.ts';
import { useSelectTexts } from '../resource/form/useSelectTexts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { asVendor, loadVendors, type VendorOption } from './vendors.wiring.ts';
import { lazyPart } from '../page/lazyOnIdle.tsx';

const CreateVendor = lazyPart(async () => (await import('./CreateVendor.tsx')).CreateVendor);

export type VendorPickerProps = {
  value: VendorOption | null;
  onChange: (vendor: VendorOption | null) => void;
  ref?: Ref<HTMLInputElement>;
};

/** Selects a vendor by name. Users with the right to do so can add one here. */
export function VendorPicker({ value, onChange, ref }: VendorPickerProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const [adding, setAdding] = useState(false);
  const mayAdd = useCan('Vendor', 'create');
  const select = (
    <AsyncSelect
      ref={ref}
      icon="truck"
      load={loadVendors}
      placeholder={t('buying.vendor.choose')}
      texts={texts}
      value={value}
      onChange={(option) => onChange(option && asVendor(option))}
    />
  );
  if (!mayAdd) return select;
  return (
    <>
      <InputGroup>
        {select}
        <Button icon="plus" aria-haspopup="dialog" title={t('buying.vendor.create')} onClick={() => setAdding(true)}>
          {t('buying.vendor.createShort')}
        </Button>
      </InputGroup>
      <Suspense>
        {adding && (
          <CreateVendor
            onClose={() => setAdding(false)}
            onCreated={(vendor) => {
              setAdding(false);
              onChange(vendor);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
