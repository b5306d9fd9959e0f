/** Opens the browser's print dialog; a receipt on the page is printed alone. */
export const printPage = (): void => window.print();
