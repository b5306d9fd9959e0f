import type { SourceKind } from '@tilldesk/domain/inventory';
import { Link, useSearchParams } from 'react-router-dom';
import { PageLink } from '../../navigation/PageLink.tsx';
import { Shown } from '../../resource/FieldValue.tsx';
import { InvoiceLink } from './cells.tsx';

type DocumentLinkProps = {
  document: { documentKind: SourceKind | null; documentNumber: string | null; pageId: string | null };
};

/** The number of a movement's document, linked to its page for users who may open that page. */
export function DocumentLink({ document: { documentKind, documentNumber, pageId } }: DocumentLinkProps) {
  const [address] = useSearchParams();
  if (documentNumber === null || pageId === null) return <Shown kind="code" value={documentNumber} />;
  if (documentKind === 'invoice') return <InvoiceLink id={pageId} number={documentNumber} />;
  if (documentKind === 'adjustment') {
    // An adjustment opens as a dialog above the current page.
    const opened = new URLSearchParams(address);
    opened.set('adjustment', pageId);
    return <Link to={`?${opened}`}>{documentNumber}</Link>;
  }
  return (
    <PageLink to="/purchases/edit-purchases/:purchaseId" with={{ purchaseId: pageId }}>
      {documentNumber}
    </PageLink>
  );
}
