/** Sounds generated on the spot by a few oscillators: no files to load, nothing borrowed. */
export type Sound =
  | "step"
  | "jump"
  | "place"
  | "no"
  | "turn"
  | "win"
  | "lose"
  | "tap"
  | "power"
  | "alarm"
  | "caught"
  | "gobble"
  | "roll"
  | "coin"
  | "blow";

type Note = { at: number; from: number; to?: number; for: number; loud?: number; shape?: OscillatorType };

const SCORES: Record<Sound, Note[]> = {
  step: [
    { at: 0, from: 330, to: 560, for: 0.09, shape: "triangle" },
    { at: 0.1, from: 560, to: 330, for: 0.09, shape: "triangle" },
  ],
  jump: [
    { at: 0, from: 300, to: 900, for: 0.16, shape: "triangle" },
    { at: 0.16, from: 700, to: 420, for: 0.12, shape: "triangle" },
  ],
  place: [
    { at: 0, from: 170, to: 70, for: 0.12, loud: 0.5 },
    { at: 0.02, from: 900, to: 500, for: 0.04, loud: 0.12, shape: "square" },
  ],
  no: [
    { at: 0, from: 210, for: 0.09, loud: 0.2, shape: "square" },
    { at: 0.12, from: 160, for: 0.14, loud: 0.2, shape: "square" },
  ],
  turn: [
    { at: 0, from: 660, for: 0.08 },
    { at: 0.1, from: 880, for: 0.14 },
  ],
  win: [523, 659, 784, 1047, 784, 1047, 1319].map((from, n) => ({ at: n * 0.11, from, for: 0.14, shape: "triangle" })),
  lose: [440, 415, 392, 370, 330].map((from, n) => ({
    at: n * 0.13,
    from,
    to: from * 0.94,
    for: 0.15,
    shape: "triangle",
  })),
  power: [392, 523, 659, 784].map((from, n) => ({
    at: n * 0.06,
    from,
    to: from * 1.3,
    for: 0.08,
    shape: "square",
    loud: 0.16,
  })),
  alarm: [0, 1, 2].map((n) => ({ at: n * 0.13, from: 880, to: 620, for: 0.1, shape: "sawtooth", loud: 0.14 })),
  caught: [
    { at: 0, from: 900, to: 120, for: 0.5, shape: "triangle" },
    { at: 0.52, from: 160, to: 60, for: 0.2, shape: "square", loud: 0.2 },
  ],
  gobble: [{ at: 0, from: 420, to: 760, for: 0.07, loud: 0.22, shape: "triangle" }],
  roll: [0, 0.07, 0.15, 0.24, 0.36].map((at, n) => ({ at, from: 260 - n * 22, to: 120, for: 0.04, loud: 0.3 })),
  coin: [
    { at: 0, from: 988, for: 0.07, loud: 0.2 },
    { at: 0.08, from: 1319, for: 0.16, loud: 0.2 },
  ],
  blow: [
    { at: 0, from: 494, to: 330, for: 0.16, loud: 0.4, shape: "triangle" },
    { at: 0.18, from: 392, to: 220, for: 0.16, loud: 0.4, shape: "triangle" },
    { at: 0.38, from: 220, to: 90, for: 0.3, loud: 0.4, shape: "square" },
  ],
  tap: [{ at: 0, from: 720, to: 620, for: 0.03, loud: 0.12 }],
};

let context: AudioContext | null = null;

/** Play a sound, if the browser allows it: before the first tap it doesn't. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const note of SCORES[sound]) ring(context, note);
  } catch {
    // A browser without sound stays quiet.
  }
}

function ring(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const end = start + note.for;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = note.shape ?? "sine";
  oscillator.frequency.setValueAtTime(note.from, start);
  if (note.to) oscillator.frequency.exponentialRampToValueAtTime(note.to, end);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime((note.loud ?? 0.3) * 0.5, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}
