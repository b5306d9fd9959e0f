import { IconButton, Kbd } from '@tilldesk/ui';
import { useSay } from '../kit/say/useSay.ts';
import { InNarrow, InWide, Wide } from './Shell.styles.ts';
import { paletteKeys } from './usePaletteKey.ts';

/** Opens the palette: a field's look where there is room, its glass alone where there is none. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const say = useSay();
  return (
    <>
      <InWide>
        <Wide icon="search" onClick={onOpen} aria-keyshortcuts="Control+K Meta+K">
          <span>{say('shell.palette.open')}</span>
          <Kbd aria-hidden>{paletteKeys()}</Kbd>
        </Wide>
      </InWide>
      <InNarrow>
        <IconButton icon="search" label={say('shell.palette.open')} onClick={onOpen} />
      </InNarrow>
    </>
  );
}
