import { categories, type Category } from '@tilldesk/domain/products';
import { Alert, Button, Field, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { Select } from '@tilldesk/ui/select';
import { useState, type KeyboardEvent } from 'react';
import { Stack } from '../../../page/flow.styles.ts';
import { useCloseGuard } from '../../../resource/form/useClosing.tsx';
import { useSelectTexts } from '../../../resource/form/useSelectTexts.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { refresh, resourceOf } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';

type CreateCategoryProps = { main: readonly Category[]; onCreated: (id: string) => void; onClose: () => void };

/** Dialog that creates a category of either level from the product form. */
export function CreateCategory({ main, onCreated, onClose }: CreateCategoryProps) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const problems = useProblem();
  const [id] = useState(newId);
  const [name, setName] = useState('');
  const [parent, setParent] = useState(MAIN);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);

  const create = async () => {
    if (name.trim() === '') return setFieldErrors({ name: problems.field({ code: 'required', message: '' }) });
    setBusy(true);
    try {
      const like = main.find((one) => one.id === parent);
      const { kind, isSerializedDefault, taxId } = like ?? { kind: 'other', isSerializedDefault: false, taxId: null };
      const parentId = like?.id ?? null;
      const body = { id, name, parentId, kind, isSerializedDefault, taxId, active: true } as const;
      await call(categories.create, { body });
      refresh(resourceOf(categories.list));
      onCreated(id);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setFieldErrors({ form: problems.message(error), ...problems.fields(error.fields) });
    } finally {
      setBusy(false);
    }
  };
  // A form element here would be nested in the product's form.
  const createByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void create();
  };
  const { close, confirmDialog } = useCloseGuard(name.trim() !== '', onClose);
  return (
    <Dialog
      open
      size="s"
      title={t('products.category.create')}
      closeLabel={t('products.category.cancel')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('products.category.cancel')}</Button>
          <Button tone="primary" busy={busy} onClick={() => void create()}>
            {t('products.category.createShort')}
          </Button>
        </>
      }
    >
      <Stack>
        {fieldErrors['form'] !== undefined && <Alert tone="bad">{fieldErrors['form']}</Alert>}
        <Field label={t('products.category.name')} required error={fieldErrors['name']}>
          <TextInput
            value={name}
            onChange={setName}
            onKeyDown={createByEnter}
            maxLengthText={t('form.maxLength')}
            autoComplete="off"
          />
        </Field>
        <Field label={t('products.category.parent')} error={fieldErrors['parentId']}>
          <Select
            options={[
              { id: MAIN, label: t('products.category.main') },
              ...main.map(({ id, name: label }) => ({ id, label })),
            ]}
            texts={texts}
            value={parent}
            onChange={setParent}
          />
        </Field>
      </Stack>
      {confirmDialog}
    </Dialog>
  );
}

const MAIN = '*';
