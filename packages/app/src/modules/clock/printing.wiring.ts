/** Opens the browser's print dialog; the frame and its tools stay off the paper. */
export const printPage = (): void => window.print();
