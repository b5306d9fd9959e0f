/** Reads the codes in a picture. */
export type Detector = { detect: (video: HTMLVideoElement) => Promise<string[]> };

/** The formats on boxes, receipts and phone screens. */
const formats = ['code_128', 'code_39', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'qr_code', 'data_matrix'] as const;
/** Formats that the browser's own detector must support; otherwise ZXing is loaded. */
const needed = ['code_128', 'ean_13', 'qr_code'];

/** The browser's own detector (WICG Shape Detection API), for which TypeScript has no types yet. */
type BarcodeReader = {
  new (options: { formats: readonly string[] }): {
    detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats: () => Promise<string[]>;
};

declare global {
  interface Window {
    BarcodeDetector?: BarcodeReader;
  }
}

/**
 * Opens the browser's own detector where available, else ZXing's, which is then loaded (430 KB over the wire, nearly all of it
 * WebAssembly).
 */
export async function openDetector(): Promise<Detector> {
  const { BarcodeDetector: NativeDetector } = window;
  const known = (await NativeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!NativeDetector || needed.some((format) => !known.includes(format))) {
    const { openZxing } = await import('./zxing.wiring.ts');
    return openZxing();
  }
  const own = new NativeDetector({ formats: formats.filter((format) => known.includes(format)) });
  return { detect: async (video) => (await own.detect(video)).map(({ rawValue }) => rawValue) };
}
