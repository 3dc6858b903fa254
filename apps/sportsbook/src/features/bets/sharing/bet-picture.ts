/** Content of a picture of a bet: texts in the reader's language, and nothing of the player. */
export interface BetPicture {
  readonly title: string;
  readonly status: string;
  readonly total: string;
  readonly legs: readonly {
    readonly name: string;
    readonly match: string;
    readonly market: string;
    readonly odds: string;
  }[];
}

const WIDTH = 1080;
const EDGE = 64;
const HEAD = 200;
const LEG = 132;
const FOOT = 128;
/** Legs of one picture; what is beyond them is counted. */
const LEGS_MAX = 8;

/** Draws a bet as a PNG in the colours of the present theme, as a data address. Null where the browser cannot draw. */
export async function drawBet(picture: BetPicture): Promise<string | null> {
  const legs = picture.legs.slice(0, LEGS_MAX);
  const rest = picture.legs.length - legs.length;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + legs.length * LEG + (rest > 0 ? 56 : 0) + FOOT;
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  await document.fonts.ready;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const family = getComputedStyle(document.body).fontFamily;
  const write = (
    text: string,
    options: { x: number; y: number; size: number; weight?: number; ink?: string; end?: boolean; max?: number },
  ) => {
    const { x, y, size, weight = 500, ink = '--text', end = false, max = WIDTH - 2 * EDGE } = options;
    brush.font = `${weight} ${size}px ${family}`;
    brush.fillStyle = colour(ink);
    brush.textAlign = end ? 'right' : 'left';
    brush.fillText(fitted(brush, text, max), x, y);
  };

  brush.fillStyle = colour('--surface');
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = colour('--brand-fill');
  brush.fillRect(0, 0, canvas.width, 8);
  write('Ordago', { x: EDGE, y: 88, size: 40, weight: 700 });
  write(picture.status, { x: WIDTH - EDGE, y: 88, size: 32, ink: '--muted', end: true });
  write(picture.title, { x: EDGE, y: 152, size: 36, weight: 600, max: 600 });
  legs.forEach((leg, place) => {
    const top = HEAD + place * LEG;
    brush.fillStyle = colour('--line');
    brush.fillRect(EDGE, top, WIDTH - 2 * EDGE, 2);
    write(leg.name, { x: EDGE, y: top + 56, size: 36, weight: 600, max: 720 });
    write(leg.odds, { x: WIDTH - EDGE, y: top + 56, size: 40, weight: 700, end: true });
    write(`${leg.market} · ${leg.match}`, { x: EDGE, y: top + 100, size: 28, ink: '--muted' });
  });
  const foot = canvas.height - FOOT;
  if (rest > 0) write(`+${rest}`, { x: EDGE, y: foot - 16, size: 32, weight: 600, ink: '--muted' });
  brush.fillStyle = colour('--line');
  brush.fillRect(EDGE, foot, WIDTH - 2 * EDGE, 2);
  write(picture.total, { x: WIDTH - EDGE, y: foot + 80, size: 44, weight: 700, end: true });
  return canvas.toDataURL('image/png');
}

/** The text as far as it fits. */
function fitted(brush: CanvasRenderingContext2D, text: string, max: number): string {
  if (brush.measureText(text).width <= max) return text;
  let cut = text;
  while (cut.length > 1 && brush.measureText(`${cut}…`).width > max) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}
