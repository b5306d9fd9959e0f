import { IconButton, Kbd } from '@tilldesk/ui';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { InNarrow, InWide, Wide } from '../Shell.styles.ts';
import { paletteKeys } from './usePaletteKey.ts';

/** Opens the palette: a field's look where there is room, its glass alone where there is none. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslate();
  return (
    <>
      <InWide>
        <Wide icon="search" onClick={onOpen} aria-keyshortcuts="Control+K Meta+K">
          <span>{t('shell.palette.open')}</span>
          <Kbd aria-hidden>{paletteKeys()}</Kbd>
        </Wide>
      </InWide>
      <InNarrow>
        <IconButton icon="search" label={t('shell.palette.open')} onClick={onOpen} />
      </InNarrow>
    </>
  );
}
