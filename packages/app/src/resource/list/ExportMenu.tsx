import { Button } from '@tilldesk/ui';
import { Menu } from '@tilldesk/ui/overlay';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Exporting } from './useExport.ts';

/** Exports the whole list, or the selected rows; `ticked` is left out where rows cannot be selected. */
export function ExportMenu({ exporting, ticked }: { exporting: Exporting; ticked?: number | undefined }) {
  const t = useTranslate();
  return (
    <Menu
      label={t('list.export')}
      placement="bottom-end"
      button={(props) => (
        <Button {...props} icon="download" disabled={exporting.running !== null}>
          {t('list.export')}
        </Button>
      )}
      items={[
        { id: 'csv', label: t('list.export.csv'), hint: '.csv' },
        { id: 'xlsx', label: t('list.export.xlsx'), hint: '.xlsx' },
        ...(ticked === undefined
          ? []
          : [{ id: 'selected', label: t('list.export.selected'), disabled: ticked === 0, separated: true }]),
      ]}
      onSelect={({ id }) => {
        if (id === 'selected') exporting.ticked();
        else exporting.whole(id === 'xlsx' ? 'xlsx' : 'csv');
      }}
    />
  );
}
