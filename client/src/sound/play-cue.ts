/** Plays the sounds of the house, synthesised on the spot. */

import { sound, vibration } from '../settings/settings.ts';
import { type Cue, NOTES, type Note, PULSES } from './notes.ts';

const LOUDNESS = { off: 0, low: 0.25, full: 0.8 } as const;
const LOW_A = 220;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Once somebody has touched the page, in a moment when nothing else is asked of it: the first sound has its instrument. */
function tune(): void {
  if (sound.peek() === 'off' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  hiss ??= noise(context);
}

if ('requestIdleCallback' in globalThis)
  addEventListener('pointerup', () => requestIdleCallback(tune), { once: true, passive: true });

/** Browsers let a page be heard only once somebody has touched it; before that a cue is simply not heard. */
export function playCue(cue: Cue): void {
  const pulse = PULSES[cue];
  if (pulse !== undefined && vibration.peek() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.([...pulse]);
  const loudness = LOUDNESS[sound.peek()];
  if (loudness === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[cue]) {
    if (note.glide !== undefined) sing(context, note, note.glide, loudness);
    else if (note.air === undefined) strike(context, note, loudness);
    else breathe(context, note, note.air, loudness);
  }
}

/** A fundamental and the bright partial of a wooden bar, which dies away first. */
function strike(audio: AudioContext, note: Note, loudness: number): void {
  const start = audio.currentTime + note.at;
  const pitch = LOW_A * 2 ** (note.pitch / 12);
  for (const [ratio, share, rings] of [
    [1, 1, note.rings],
    [3.93, 0.22, note.rings * 0.35],
  ] as const) {
    const tone = audio.createOscillator();
    tone.type = 'sine';
    tone.frequency.value = pitch * ratio;
    const envelope = dyingAway(audio, start, rings, note.loudness * share * loudness);
    tone.connect(envelope).connect(audio.destination);
    tone.start(start);
    tone.stop(start + rings);
  }
}

/** Where an open mouth lets a voice through: an "ah", a little rounded. */
const FORMANTS = [
  [720, 1],
  [1_150, 0.6],
  [2_600, 0.15],
] as const;

function sing(audio: AudioContext, note: Note, glide: number, loudness: number): void {
  const start = audio.currentTime + note.at;
  const pitch = LOW_A * 2 ** (note.pitch / 12);
  const chords = audio.createOscillator();
  chords.type = 'sawtooth';
  chords.frequency.setValueAtTime(pitch, start);
  chords.frequency.exponentialRampToValueAtTime(pitch * 2 ** (glide / 12), start + note.rings);
  for (const [frequency, share] of FORMANTS) {
    const mouth = audio.createBiquadFilter();
    mouth.type = 'bandpass';
    mouth.frequency.value = frequency;
    mouth.Q.value = 6;
    const envelope = sustained(audio, start, note.rings, note.loudness * share * loudness);
    chords.connect(mouth).connect(envelope).connect(audio.destination);
  }
  chords.start(start);
  chords.stop(start + note.rings);
}

function breathe(audio: AudioContext, note: Note, brightness: number, loudness: number): void {
  const start = audio.currentTime + note.at;
  hiss ??= noise(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = brightness;
  const envelope = dyingAway(audio, start, note.rings, note.loudness * loudness);
  source.connect(band).connect(envelope).connect(audio.destination);
  source.start(start);
  source.stop(start + note.rings);
}

function dyingAway(audio: AudioContext, start: number, rings: number, peak: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(peak, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  return gain;
}

/** A voice swells, holds its breath for a while, and goes. */
function sustained(audio: AudioContext, start: number, rings: number, peak: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(peak, start + 0.03);
  gain.gain.setValueAtTime(peak, start + rings * 0.6);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  return gain;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
