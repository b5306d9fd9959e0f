/** Common label sizes in millimetres: rolls with one label per row, and the sheet of 3 × 8 (70 × 37 mm). */
export const labelSizes = {
  small: { width: 40, height: 25, page: '40mm 25mm' },
  medium: { width: 58, height: 40, page: '58mm 40mm' },
  sheet: { width: 70, height: 37, page: 'A4' },
} as const;
export type LabelSize = keyof typeof labelSizes;
