import type { Meta } from '@storybook/react-vite';
import { Barcode } from '@tilldesk/ui/print';
import { createRoot } from 'react-dom/client';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenAt } from '../fake-server/screenAt.tsx';
import { inSequence, sees } from '../fake-server/sees.ts';
import type { Play } from '../fake-server/storyOf.ts';
import { scanDialogs } from './scannerDialog.ts';

export default { title: 'Screens/Frame/Scan', tags: ['!autodocs'] } satisfies Meta;

const customers = screenAt('/customer-management', {});
const SOLD = '356109400079199';

/** Scan handling on every page loads after the first page. */
const ready: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('p[role="status"]')).not.toEqual(null));
};

/** Returns a video of a code as Code 128, for the duration of the story. */
async function pictureOf(code: string): Promise<MediaStream> {
  const sheet = document.createElement('div');
  const root = createRoot(sheet);
  root.render(<Barcode value={code} label={code} />);
  await waitFor(() => expect(sheet.querySelector('path')).not.toEqual(null));
  const bars = new Path2D(sheet.querySelector('path')?.getAttribute('d') ?? '');
  root.unmount();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1280, 720];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const stream = canvas.captureStream();
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1280, 720);
  context.fillStyle = '#000';
  context.translate(200, 260);
  context.scale(4, 200);
  context.fill(bars);
  return stream;
}

/** Replaces the device's camera. */
const withCamera = (camera: () => Promise<MediaStream>) => {
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value: camera });
};
/** Types without a pause between the keys, as a scanner does however busy the machine is. */
const scannerKeys = userEvent.setup({ delay: null });
const opensCamera: Play = () => scanDialogs.openCamera({ once: true });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** A phone's IMEI in front of the camera opens the phone; the camera closes. */
export const ReadByTheCamera = customers.in({}, async (seen) => {
  withCamera(() => pictureOf(SOLD));
  await inSequence(ready, opensCamera, sees(SOLD, 'History'))(seen);
  await waitFor(() => expect(screen.queryByRole('dialog')).toEqual(null));
});

export const CameraDenied = customers.in({}, async (seen) => {
  withCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await inSequence(ready, opensCamera)(seen);
  const cameraDialog = await dialog('Scan with the camera');
  await expect(await cameraDialog.findByText('The camera is blocked')).toBeVisible();
  withCamera(() => Promise.reject(new DOMException('no', 'NotFoundError')));
  await seen.userEvent.click(cameraDialog.getByRole('button', { name: 'Try Again' }));
  await expect(await cameraDialog.findByText('No camera found')).toBeVisible();
  await seen.userEvent.click(cameraDialog.getByRole('button', { name: 'Close' }));
});

/** With a prefix a short code is a scan too, and needs no Enter. */
export const ScannerWithAPrefix = customers.in({}, async (seen) => {
  await ready(seen);
  scanDialogs.openSettings();
  const settings = await dialog('Scanner');
  // End is no character: on a fast machine the typed prefix would belong to the scan.
  await seen.userEvent.type(await settings.findByLabelText(/^Prefix/), '~{End}');
  await seen.userEvent.click(settings.getByRole('switch', { name: /^Sounds/ }));
  await scannerKeys.keyboard('~42');
  await expect(await settings.findByText('Scanned 42')).toBeVisible();
  await expect(localStorage.getItem('tilldesk.scan.sounds')).toEqual('off');
});
