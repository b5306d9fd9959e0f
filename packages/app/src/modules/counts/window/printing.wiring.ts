/** Opens the browser's print dialog: a sheet on the page is printed alone. */
export const printPage = (): void => window.print();
