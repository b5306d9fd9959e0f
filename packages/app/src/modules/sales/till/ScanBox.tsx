import { isImei } from '@tilldesk/domain/fields';
import { Kbd } from '@tilldesk/ui';
import type { RefObject } from 'react';
import { SellableFinder } from '../../../productFinder/SellableFinder.tsx';
import { useFinder } from '../../../productFinder/useFinder.ts';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useMayEnter } from '../../../navigation/useCanEnter.ts';
import { Row } from '../../../page/flow.styles.ts';
import { useScan } from '../../../scanning/useScan.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSlow } from '../../../browser/useSlow.ts';
import type { TillState } from './useTill.ts';

export type ScanBoxProps = { till: TillState; ref: RefObject<HTMLInputElement | null> };

/** The scan and search field. It receives scanned codes wherever the focus is. */
export function ScanBox({ till, ref }: ScanBoxProps) {
  const t = useTranslate();
  const { isSlow, watch } = useSlow();
  const finding = useFinder((code) => watch(till.scan(code)));
  const mayAdd = useMayEnter('/product-management/add-product');
  const { feedback, customer } = till.cart;
  useScan(({ text: code }) => {
    ref.current?.focus();
    return finding.submitCode(code);
  });
  return (
    <>
      <SellableFinder
        ref={ref}
        finding={finding}
        customerId={customer?.id ?? null}
        label={t('sales.till.scan')}
        placeholder={t('sales.till.scan.hint')}
        busy={isSlow}
        end={<Kbd>{'F2'}</Kbd>}
        message={
          feedback && t(`sales.till.news.${feedback.kind}`, { about: feedback.about, quantity: feedback.quantity })
        }
        messageTone={feedback === null ? 'neutral' : feedbackTones[feedback.kind]}
        onChoose={till.take}
      />
      {mayAdd && feedback?.kind === 'nothing' && mayBeBarcode(feedback.about) && (
        <Row>
          <PageLink
            to="/product-management/add-product"
            query={{ barcode: feedback.about }}
            tone="secondary"
            icon="plus"
            size="s"
          >
            {t('sales.till.addProduct')}
          </PageLink>
        </Row>
      )}
    </>
  );
}

/** Whether a text can be the barcode of a product: it contains a digit, has no spaces, and is not an IMEI. */
const mayBeBarcode = (text: string): boolean => /^(?=.*\d)\S+$/.test(text) && !isImei(text);

const feedbackTones = {
  added: 'ok',
  counted: 'ok',
  unitFilled: 'ok',
  unitWanted: 'neutral',
  twice: 'bad',
  nothing: 'bad',
} as const;
