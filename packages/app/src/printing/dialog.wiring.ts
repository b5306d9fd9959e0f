/** Opens the browser's print dialog; a sheet or receipt on the page is printed alone, and else without the frame and its tools. */
export const printPage = (): void => window.print();
