import { Button } from '@tilldesk/ui';
import { Combobox } from '@tilldesk/ui/select';
import { useState } from 'react';
import type { FieldInputProps } from '../../../resource/resource.ts';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCan } from '../../../session/useCan.ts';
import { categoryPaths } from '../categories/categoryPaths.ts';
import { CreateCategory } from './CreateCategory.tsx';
import { WithButton } from '../products.styles.ts';
import { useCategories } from '../categories/useCategories.ts';

/** Picker for a category of either level by its path; users with permission can create one. */
export function CategoryInput({ value, onChange }: FieldInputProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { items, main, loading } = useCategories();
  const [creating, setCreating] = useState(false);
  const mayCreate = useCan('Product', 'create');
  const select = (
    <Combobox
      options={categoryPaths(items).filter(({ id, assignable }) => assignable || id === value)}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      loading={loading}
      placeholder={t('products.category.placeholder')}
      texts={texts}
    />
  );
  if (!mayCreate) return select;
  return (
    <>
      <WithButton>
        {select}
        <Button
          icon="plus"
          aria-haspopup="dialog"
          title={t('products.category.create')}
          onClick={() => setCreating(true)}
        >
          {t('products.category.createShort')}
        </Button>
      </WithButton>
      {creating && (
        <CreateCategory
          main={main}
          onClose={() => setCreating(false)}
          onCreated={(id) => {
            setCreating(false);
            onChange(id);
          }}
        />
      )}
    </>
  );
}
