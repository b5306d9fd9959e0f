import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Detector } from './detector.wiring.ts';

const options: ReaderOptions = {
  formats: ['Code128', 'Code39', 'EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF', 'QRCode', 'DataMatrix'],
  tryHarder: true,
  maxNumberOfSymbols: 8,
};

/** ZXing as WebAssembly, from our own server: the content-security policy allows no other. */
export async function openZxing(): Promise<Detector> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    async detect(video) {
      const { videoWidth: width, videoHeight: height } = video;
      if (!context || width === 0) return [];
      [canvas.width, canvas.height] = [width, height];
      context.drawImage(video, 0, 0);
      const found = await readBarcodes(context.getImageData(0, 0, width, height), options);
      return found.filter(({ isValid }) => isValid).map(({ text }) => text);
    },
  };
}
