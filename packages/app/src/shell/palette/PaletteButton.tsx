import { IconButton, Kbd } from '@tilldesk/ui';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { InNarrow, InWide, Wide } from '../Shell.styles.ts';
import { paletteKeys } from './usePaletteKey.ts';

/** Opens the palette: looks like a field where there is room, else only an icon. */
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
