/** Reads the codes that stand in a picture. */
export type Detector = { detect: (video: HTMLVideoElement) => Promise<string[]> };

/** What boxes, receipts and screens of phones bear. */
const formats = ['code_128', 'code_39', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'qr_code', 'data_matrix'] as const;
/** A browser's own detector must read at least these, or another one is loaded. */
const needed = ['code_128', 'ean_13', 'qr_code'];

/** The browser's own detector (WICG Shape Detection API), which TypeScript does not know yet. */
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

/** Opens the browser's own detector where it has one, else ZXing's, which is fetched then (430 KB over the wire, nearly all of it WebAssembly). */
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
