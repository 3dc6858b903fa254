/** A stake that leaves, a return above it, a large one, and a round that paid nothing. */
export type Sound = 'bet' | 'win' | 'big-win' | 'loss';

/** A tone: its pitch in Hz, when it begins and how long it lasts in seconds, and its loudness from 0 to 1. */
interface Note {
  readonly hz: number;
  readonly at: number;
  readonly lasts: number;
  readonly gain: number;
  readonly wave: OscillatorType;
}

/** Sounds as few notes, quiet enough for a room with others in it. */
const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  bet: [
    { hz: 1_320, at: 0, lasts: 0.05, gain: 0.05, wave: 'triangle' },
    { hz: 880, at: 0.03, lasts: 0.06, gain: 0.05, wave: 'triangle' },
  ],
  win: [
    { hz: 659, at: 0, lasts: 0.14, gain: 0.07, wave: 'triangle' },
    { hz: 880, at: 0.09, lasts: 0.14, gain: 0.07, wave: 'triangle' },
    { hz: 1_319, at: 0.18, lasts: 0.28, gain: 0.07, wave: 'triangle' },
  ],
  'big-win': [
    { hz: 523, at: 0, lasts: 0.18, gain: 0.08, wave: 'triangle' },
    { hz: 659, at: 0.12, lasts: 0.18, gain: 0.08, wave: 'triangle' },
    { hz: 784, at: 0.24, lasts: 0.18, gain: 0.08, wave: 'triangle' },
    { hz: 1_047, at: 0.36, lasts: 0.6, gain: 0.09, wave: 'triangle' },
    { hz: 1_568, at: 0.36, lasts: 0.6, gain: 0.04, wave: 'sine' },
  ],
  loss: [{ hz: 220, at: 0, lasts: 0.09, gain: 0.04, wave: 'sine' }],
};

let context: AudioContext | null = null;

/** Plays the notes of a sound; a context that the browser keeps shut plays nothing. */
export function playNotes(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  for (const note of NOTES[sound]) play(context, note, now);
}

function play(output: AudioContext, { hz, at, lasts, gain, wave }: Note, now: number): void {
  const oscillator = output.createOscillator();
  const volume = output.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = hz;
  // From loud to nothing, so that no end clicks.
  volume.gain.setValueAtTime(gain, now + at);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
  oscillator.connect(volume).connect(output.destination);
  oscillator.start(now + at);
  oscillator.stop(now + at + lasts);
}
