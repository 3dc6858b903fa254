import { crashMsUntil } from '@ordago/game-engines';

/** Space of the board that something else lies over, in pixels from its edge. */
export interface Kept {
  readonly right: number;
  readonly bottom: number;
}

/** A line of an axis: its place in pixels and its text. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

/** A flight in the pixels of its board. */
export interface CrashPicture {
  readonly left: number;
  readonly right: number;
  /** Height of the ground. */
  readonly ground: number;
  /** Line of the flight, and the area below it. */
  readonly line: string;
  readonly area: string;
  /** Position of the rocket, and its direction in degrees from straight up. */
  readonly head: { readonly x: number; readonly y: number; readonly heading: number };
  /** Size of the rocket over that of its drawing. */
  readonly scale: number;
  readonly multiples: readonly Tick[];
  readonly seconds: readonly Tick[];
  /** Place of a multiple that was reached, in hundredths. */
  readonly placeOf: (multiple: number) => { readonly x: number; readonly y: number };
}

/** Least span of the axes: a flight that has just begun does not fill its board. */
const SPAN_MIN = { seconds: 8, multiple: 1.6 };
const STEPS = 48;
/** From this width on, in pixels, there is room for wide margins. */
const WIDE = 700;

/** Draws a flight after `flownMs`. Text keeps its size, the line fills the board. */
export function crashPicture(board: { width: number; height: number; flownMs: number; kept: Kept }): CrashPicture {
  const { width, height, flownMs, kept } = board;
  const isSmall = width < WIDE;
  const scale = isSmall ? Math.max(0.42, Math.min(0.6, height / 640)) : Math.min(1.15, height / 520);
  const left = isSmall ? 44 : 56;
  const right = width - kept.right - 46 * Math.max(1, scale);
  const top = Math.max(60 * scale, height * 0.13);
  const ground = height - kept.bottom - (isSmall ? 30 : 42);
  const seconds = flownMs / 1_000;
  const multiple = multipleAt(seconds);
  const span = {
    x: Math.max(SPAN_MIN.seconds, seconds * 1.12),
    y: Math.max(SPAN_MIN.multiple, multiple * 1.16) - 1,
  };
  const xOf = (second: number) => left + ((right - left) * second) / span.x;
  const yOf = (value: number) => ground - ((ground - top) * (value - 1)) / span.y;
  const spots = Array.from({ length: STEPS + 1 }, (_, step) => {
    const second = (seconds * step) / STEPS;
    return `${xOf(second).toFixed(1)} ${yOf(multipleAt(second)).toFixed(1)}`;
  });
  const head = { x: xOf(seconds), y: yOf(multiple) };
  const line = `M${spots.join('L')}`;
  return {
    left,
    right: width - (isSmall ? 12 : 16),
    ground,
    line,
    area: `${line}L${head.x.toFixed(1)} ${ground}H${left}Z`,
    head: { ...head, heading: headingOf(seconds, xOf, yOf) },
    scale,
    multiples: multipleTicks(span.y, Math.max(2, Math.min(5, Math.floor((ground - top) / 60)))).map((value) => ({
      at: yOf(value),
      text: timesText(value, span.y),
    })),
    seconds: ticks(span.x, stepOf(span.x, isSmall ? 4 : 7)).map((second) => ({ at: xOf(second), text: `${second} s` })),
    placeOf: (reached) => ({ x: xOf(crashMsUntil(reached) / 1_000), y: yOf(reached / 100) }),
  };
}

const DOUBLES_S = crashMsUntil(200) / 1_000;

/** Multiple after some seconds, not rounded: the line of a flight has no steps. */
function multipleAt(seconds: number): number {
  return 2 ** (seconds / DOUBLES_S);
}

function headingOf(seconds: number, xOf: (second: number) => number, yOf: (value: number) => number): number {
  if (seconds === 0) return 0;
  const before = seconds * 0.985;
  const rise = yOf(multipleAt(before)) - yOf(multipleAt(seconds));
  return 90 - (Math.atan2(rise, xOf(seconds) - xOf(before)) * 180) / Math.PI;
}

/** The stake itself, and round multiples above it up to `1 + span`. */
function multipleTicks(span: number, count: number): readonly number[] {
  const step = stepOf(span, count);
  return [1, ...ticks(1 + span, step).filter((value) => value > 1 + step * 0.4)];
}

/** Round figures from 0 up to the last one. */
function ticks(last: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor(last / step + 1e-9) + 1 }, (_, at) => Number((at * step).toPrecision(6)));
}

/** A round step that cuts a span into about `count` parts. */
function stepOf(span: number, count: number): number {
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const lead = raw / power;
  return power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
}

function timesText(value: number, span: number): string {
  if (value >= 10_000) return `${Math.round(value / 1_000)}k×`;
  if (span >= 5) return `${Math.round(value)}×`;
  return `${value.toFixed(span < 0.3 ? 2 : 1)}×`;
}
