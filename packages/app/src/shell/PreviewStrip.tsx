import { Button } from '@tilldesk/ui';
import { useTranslate } from '../i18n/useTranslate.ts';
import { endPreview, type Preview } from '../session/preview.ts';
import { PreviewMark } from './Shell.styles.ts';

/** Marks every page of a preview, and ends it. */
export function PreviewStrip({ preview }: { preview: Preview }) {
  const t = useTranslate();
  return (
    <PreviewMark
      role="status"
      tone="warn"
      end={
        <Button size="s" onClick={endPreview}>
          {t('shell.preview.end')}
        </Button>
      }
    >
      {t('shell.preview', { role: preview.name })}
    </PreviewMark>
  );
}
