/**
 * Opens the browser's print dialog. A sheet or receipt on the page is printed alone, any other page without the frame and its
 * controls.
 */
export const printPage = (): void => window.print();
