/** One note: frequency in hertz, start and length in seconds. */
export type Note = { wave: 'sine' | 'square'; gain: number; hertz: number; start: number; duration: number };

/** A square wave is louder than a sine wave of the same frequency. */
const bell = { wave: 'sine', gain: 0.2 } as const;
const buzzer = { wave: 'square', gain: 0.12 } as const;

/**
 * A rising tone for an accepted scan; a low, rough, double one for a rejected scan, so that both can be told apart in a loud
 * shop.
 */
const tones: Readonly<Record<'taken' | 'rejected', readonly Note[]>> = {
  taken: [
    { ...bell, hertz: 880, start: 0, duration: 0.06 },
    { ...bell, hertz: 1320, start: 0.06, duration: 0.08 },
  ],
  rejected: [
    { ...buzzer, hertz: 220, start: 0, duration: 0.14 },
    { ...buzzer, hertz: 185, start: 0.2, duration: 0.22 },
  ],
};

/** Plays a tone. Silent in a browser without audio, or before the first interaction with the page. */
export function playTone(kind: keyof typeof tones, play = playNote): void {
  for (const note of tones[kind]) play(note);
}

/** Fade in and out, to avoid clicks. */
const FADE_S = 0.01;

let context: AudioContext | undefined;

function playNote({ wave, gain, hertz, start, duration }: Note): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => {});
  const startTime = context.currentTime + start;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, startTime);
  volume.gain.linearRampToValueAtTime(gain, startTime + FADE_S);
  volume.gain.setValueAtTime(gain, startTime + duration - FADE_S);
  volume.gain.linearRampToValueAtTime(0, startTime + duration);
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(hertz, startTime);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(startTime);
  oscillator.stop(startTime + duration);
}
