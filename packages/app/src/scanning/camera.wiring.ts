import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newlySeen, type Seen } from './recentCodes.ts';
import { openDetector, type Detector } from './detector.wiring.ts';

/** State of the camera: `rejected` by the user or the browser, `none` available, or `failed` for another reason. */
export type CameraState = 'opening' | 'open' | 'rejected' | 'none' | 'failed';

/** Milliseconds between two reads of the picture. */
const FRAME_MS = 120;
/** The rear camera, at a resolution that shows the bars of an IMEI at arm's length. */
const cameraConstraints: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/**
 * Runs the camera while the component is mounted and reports every code that enters the picture, once as long as it is visible.
 * `again` reopens the camera.
 */
export function useCamera(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('opening');
  const [attempt, setAttempt] = useState(0);
  const [lamp, setLamp] = useState<{ track: MediaStreamTrack; isOn: boolean } | null>(null);
  const notifyCode = useEffectEvent(onCode);

  useEffect(
    function startCamera() {
      let closed = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stream: MediaStream | undefined;
      let seen: Seen = new Map();
      const scanFrame = async (screen: HTMLVideoElement, detector: Detector) => {
        const codes = screen.readyState >= screen.HAVE_CURRENT_DATA ? await detector.detect(screen) : [];
        if (closed) return;
        const { newCodes, now } = newlySeen(seen, codes, performance.now());
        seen = now;
        for (const code of newCodes) notifyCode(code);
        timer = setTimeout(() => void scanFrame(screen, detector).catch(fail), FRAME_MS);
      };
      const fail = (error: unknown) => {
        if (!closed) setState(reasonOf(error));
      };
      const open = async () => {
        setState('opening');
        // Browsers offer the camera on secure connections only.
        if (!navigator.mediaDevices) return setState('none');
        const [opened, detector] = await Promise.all([
          navigator.mediaDevices.getUserMedia(cameraConstraints),
          openDetector(),
        ]);
        stream = opened;
        if (closed || !video.current) return stop(opened);
        video.current.srcObject = opened;
        await video.current.play();
        const [track] = opened.getVideoTracks();
        track?.addEventListener('ended', () => fail(null));
        if (track && hasLamp(track)) setLamp({ track, isOn: false });
        setState('open');
        await scanFrame(video.current, detector);
      };
      void open().catch(fail);
      return () => {
        closed = true;
        clearTimeout(timer);
        setLamp(null);
        if (stream) stop(stream);
      };
    },
    [attempt],
  );

  return {
    video,
    state,
    again: () => setAttempt((before) => before + 1),
    /** Null when the camera has no light. */
    isLit: lamp?.isOn ?? null,
    async light(isOn: boolean) {
      if (!lamp) return;
      await lamp.track.applyConstraints({ advanced: [{ torch: isOn }] });
      setLamp({ ...lamp, isOn });
    },
  };
}

const stop = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

const hasLamp = (track: MediaStreamTrack): boolean => track.getCapabilities?.().torch === true;

const reasonOf = (error: unknown): CameraState => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'rejected';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
};

declare global {
  interface MediaTrackCapabilities {
    /** Image Capture: the camera's light. */
    torch?: boolean;
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
  }
}
