import { createGlobalStyle } from 'styled-components';

/** The margins of every page of a sheet, not only of its first and last. */
export const SHEET_MARGIN = '18mm 16mm';

/** While a receipt is on the page, only the receipt is printed: its ancestors lose their layout, everything else is hidden. */
export const PrintAlone = createGlobalStyle<{ $page: string; $margin?: string }>`
  @page {
    size: ${({ $page }) => $page};
    margin: ${({ $margin = '0' }) => $margin};
  }
  @media print {
    ::backdrop {
      display: none !important;
    }
    body *:not(:has([data-td-receipt]), [data-td-receipt], [data-td-receipt] *, style) {
      display: none !important;
    }
    html, body, body *:has([data-td-receipt]) {
      display: block !important;
      position: static !important;
      inline-size: auto !important;
      block-size: auto !important;
      min-block-size: 0 !important;
      max-block-size: none !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      border-radius: 0 !important;
      outline: 0 !important;
      background: none !important;
      box-shadow: none !important;
      overflow: visible !important;
      transform: none !important;
    }
  }
`;
