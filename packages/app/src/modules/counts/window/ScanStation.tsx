import { SCAN_QUANTITY_MAX } from '@tilldesk/domain/stock';
import { Kbd, NumberInput, ScanInput } from '@tilldesk/ui';
import type { RefObject } from 'react';
import { CameraButton } from '../../../kit/scan/CameraButton.tsx';
import { useSay } from '../../../kit/say/useSay.ts';
import { Station } from '../counts.styles.ts';
import { toneOfScan, useResultWords } from './useResultWords.ts';
import type { Taking } from './useTaking.ts';

export type ScanStationProps = {
  taking: Taking;
  box: RefObject<HTMLInputElement | null>;
  pieces: RefObject<HTMLInputElement | null>;
};

/** Where codes are scanned and typed: the box, how many pieces the next barcode stands for, what came of the last one. */
export function ScanStation({ taking, box, pieces }: ScanStationProps) {
  const say = useSay();
  const words = useResultWords();
  const { latest } = taking;
  const message = () => {
    if (latest === null) return undefined;
    if (latest.scan === null) return `${latest.code} · ${say('counts.result.kept')}`;
    const { scan } = latest;
    const name = scan.productName ?? latest.code;
    const counted = scan.counted === null ? name : say('counts.taken', { name, counted: scan.counted });
    return `${counted} · ${words(scan)}`;
  };
  const tone = latest?.scan
    ? ({ ok: 'ok', accent: 'ok', neutral: 'neutral', warn: 'bad', bad: 'bad' } as const)
    : undefined;
  return (
    <Station data-density="touch">
      <ScanInput
        ref={box}
        label={say('counts.scan')}
        placeholder={say('counts.scan.hint')}
        maxLength={64}
        maxLengthText={say('form.maxLength')}
        end={<Kbd>{'F2'}</Kbd>}
        onSubmit={({ text }) => void taking.type(text)}
        message={message()}
        messageTone={latest?.scan && tone ? tone[toneOfScan(latest.scan)] : 'neutral'}
      />
      <NumberInput
        ref={pieces}
        size="l"
        aria-label={say('counts.pieces.next')}
        unit={say('counts.pieces.unit')}
        min={0}
        max={SCAN_QUANTITY_MAX}
        value={taking.pieces}
        onChange={taking.setPieces}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          box.current?.focus();
        }}
      />
      <CameraButton />
    </Station>
  );
}
