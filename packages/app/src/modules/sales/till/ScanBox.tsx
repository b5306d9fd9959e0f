import { isImei } from '@tilldesk/domain/fields';
import { Kbd } from '@tilldesk/ui';
import type { RefObject } from 'react';
import { SellableFinder } from '../../../kit/finder/SellableFinder.tsx';
import { useFinder } from '../../../kit/finder/useFinder.ts';
import { Go } from '../../../kit/go/Go.tsx';
import { useMayEnter } from '../../../kit/go/useMayEnter.ts';
import { Row } from '../../../kit/page/flow.styles.ts';
import { useScan } from '../../../kit/scan/useScan.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSlow } from '../../../wiring/useSlow.ts';
import type { TillDesk } from './useTill.ts';

export type ScanBoxProps = { till: TillDesk; ref: RefObject<HTMLInputElement | null> };

/** The one box that everything comes in by, wherever the focus is. */
export function ScanBox({ till, ref }: ScanBoxProps) {
  const say = useSay();
  const { isSlow, watch } = useSlow();
  const finding = useFinder((code) => watch(till.scan(code)));
  const mayAdd = useMayEnter('/product-management/add-product');
  const { news, customer } = till.cart;
  useScan(({ text: code }) => {
    ref.current?.focus();
    return finding.ring(code);
  });
  return (
    <>
      <SellableFinder
        ref={ref}
        finding={finding}
        customerId={customer?.id ?? null}
        label={say('sales.till.scan')}
        placeholder={say('sales.till.scan.hint')}
        busy={isSlow}
        end={<Kbd>{'F2'}</Kbd>}
        message={news && say(`sales.till.news.${news.kind}`, { about: news.about, quantity: news.quantity })}
        messageTone={news === null ? 'neutral' : newsTones[news.kind]}
        onTake={till.take}
      />
      {mayAdd && news?.kind === 'nothing' && mayBeBarcode(news.about) && (
        <Row>
          <Go
            to="/product-management/add-product"
            query={{ barcode: news.about }}
            tone="secondary"
            icon="plus"
            size="s"
          >
            {say('sales.till.addProduct')}
          </Go>
        </Row>
      )}
    </>
  );
}

/** Whether a product may bear it: words are none, and an IMEI is that of a piece. */
const mayBeBarcode = (text: string): boolean => /^(?=.*\d)\S+$/.test(text) && !isImei(text);

const newsTones = {
  added: 'ok',
  counted: 'ok',
  unitFilled: 'ok',
  unitWanted: 'neutral',
  twice: 'bad',
  nothing: 'bad',
} as const;
