/** One note: frequency in hertz, start and length in seconds. */
export type Note = { wave: 'sine' | 'square'; loudness: number; hertz: number; from: number; long: number };

/** A square wave is louder than a sine wave of the same frequency. */
const bell = { wave: 'sine', loudness: 0.2 } as const;
const buzzer = { wave: 'square', loudness: 0.12 } as const;

/**
 * A rising tone for an accepted scan; a low, rough, double one for a rejected scan, so that both can be told apart in a loud
 * shop.
 */
const tones: Readonly<Record<'taken' | 'refused', readonly Note[]>> = {
  taken: [
    { ...bell, hertz: 880, from: 0, long: 0.06 },
    { ...bell, hertz: 1320, from: 0.06, long: 0.08 },
  ],
  refused: [
    { ...buzzer, hertz: 220, from: 0, long: 0.14 },
    { ...buzzer, hertz: 185, from: 0.2, long: 0.22 },
  ],
};

/** Plays a tone. Silent in a browser without audio, or before the first interaction with the page. */
export function sound(kind: keyof typeof tones, play = playNote): void {
  for (const note of tones[kind]) play(note);
}

/** Fade in and out, to avoid clicks. */
const FADE_S = 0.01;

let context: AudioContext | undefined;

function playNote({ wave, loudness, hertz, from, long }: Note): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => {});
  const begin = context.currentTime + from;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + FADE_S);
  volume.gain.setValueAtTime(loudness, begin + long - FADE_S);
  volume.gain.linearRampToValueAtTime(0, begin + long);
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(hertz, begin);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + long);
}
