/** Pattern of a shirt. */
export type KitPattern = 'solid' | 'stripes' | 'halves' | 'hoop' | 'sash' | 'sleeves' | 'trim';

export interface Kit {
  readonly pattern: KitPattern;
  readonly first: string;
  readonly second: string;
}

const kit = (pattern: KitPattern, first: string, second: string): Kit => ({ pattern, first, second });
const RED = '#c8102e';
const ROYAL = '#1d4fa8';
const NAVY = '#14213d';
const SKY = '#6cabdd';
const WHITE = '#f4f1e8';
const BLACK = '#1b1b1f';
const GREEN = '#0d7a4a';
const YELLOW = '#f2c230';
const CLARET = '#7a1f3d';
const VIOLET = '#4b2e83';
const AMBER = '#f18a01';
const PINK = '#e79bb5';

/** The colours that supporters know, by folded name without "FC" and the like. Any other club wears a drawn shirt. */
export const CLUB_KITS: Readonly<Record<string, Kit>> = {
  arsenal: kit('sleeves', RED, WHITE),
  'aston villa': kit('sleeves', CLARET, SKY),
  bournemouth: kit('stripes', RED, BLACK),
  burnley: kit('sleeves', CLARET, SKY),
  'cardiff city': kit('solid', ROYAL, WHITE),
  chelsea: kit('trim', ROYAL, WHITE),
  'crystal palace': kit('stripes', ROYAL, RED),
  everton: kit('trim', ROYAL, WHITE),
  fulham: kit('trim', WHITE, BLACK),
  'hull city': kit('stripes', AMBER, BLACK),
  'leicester city': kit('trim', ROYAL, YELLOW),
  liverpool: kit('solid', RED, WHITE),
  'manchester city': kit('solid', SKY, WHITE),
  'manchester united': kit('trim', RED, BLACK),
  'newcastle united': kit('stripes', BLACK, WHITE),
  norwich: kit('trim', YELLOW, GREEN),
  'queens park rangers': kit('hoop', ROYAL, WHITE),
  southampton: kit('stripes', RED, WHITE),
  'stoke city': kit('stripes', RED, WHITE),
  sunderland: kit('stripes', RED, WHITE),
  swansea: kit('solid', WHITE, BLACK),
  'tottenham hotspur': kit('trim', WHITE, NAVY),
  watford: kit('trim', YELLOW, BLACK),
  'west bromwich albion': kit('stripes', NAVY, WHITE),
  'west ham united': kit('sleeves', CLARET, SKY),
  athletic: kit('stripes', RED, WHITE),
  atletico: kit('stripes', RED, WHITE),
  'atletico madrid': kit('stripes', RED, WHITE),
  barcelona: kit('stripes', ROYAL, '#a50044'),
  betis: kit('stripes', GREEN, WHITE),
  celta: kit('solid', SKY, WHITE),
  cordoba: kit('stripes', GREEN, WHITE),
  deportivo: kit('stripes', ROYAL, WHITE),
  eibar: kit('stripes', '#a50044', ROYAL),
  elche: kit('hoop', WHITE, GREEN),
  espanyol: kit('stripes', ROYAL, WHITE),
  getafe: kit('solid', ROYAL, WHITE),
  granada: kit('hoop', RED, WHITE),
  'las palmas': kit('trim', YELLOW, ROYAL),
  levante: kit('stripes', '#a50044', ROYAL),
  malaga: kit('stripes', SKY, WHITE),
  osasuna: kit('trim', RED, NAVY),
  'r madrid': kit('trim', WHITE, '#c8a24a'),
  'real madrid': kit('trim', WHITE, '#c8a24a'),
  'r sociedad': kit('stripes', ROYAL, WHITE),
  'real sociedad': kit('stripes', ROYAL, WHITE),
  rayo: kit('sash', WHITE, RED),
  sevilla: kit('trim', WHITE, RED),
  sporting: kit('stripes', RED, WHITE),
  almeria: kit('stripes', RED, WHITE),
  valencia: kit('trim', WHITE, BLACK),
  valladolid: kit('stripes', VIOLET, WHITE),
  villarreal: kit('solid', YELLOW, ROYAL),
  koln: kit('trim', WHITE, RED),
  nurnberg: kit('solid', '#8c1d2f', BLACK),
  mainz: kit('trim', RED, WHITE),
  hoffenheim: kit('trim', ROYAL, WHITE),
  'bayer leverkusen': kit('halves', RED, BLACK),
  'borussia dortmund': kit('trim', YELLOW, BLACK),
  'borussia m gladbach': kit('trim', WHITE, GREEN),
  darmstadt: kit('trim', ROYAL, WHITE),
  'eintr braunschweig': kit('trim', YELLOW, ROYAL),
  'eintracht frankfurt': kit('stripes', BLACK, RED),
  augsburg: kit('sleeves', WHITE, GREEN),
  'bayern munchen': kit('trim', RED, WHITE),
  ingolstadt: kit('trim', RED, BLACK),
  hamburger: kit('trim', WHITE, ROYAL),
  hannover: kit('trim', '#8c1d2f', BLACK),
  hertha: kit('stripes', ROYAL, WHITE),
  freiburg: kit('trim', RED, BLACK),
  paderborn: kit('trim', ROYAL, BLACK),
  schalke: kit('trim', ROYAL, WHITE),
  stuttgart: kit('hoop', WHITE, RED),
  wolfsburg: kit('trim', '#5aa02c', WHITE),
  'werder bremen': kit('trim', GREEN, WHITE),
  atalanta: kit('stripes', BLACK, ROYAL),
  bologna: kit('halves', RED, NAVY),
  cagliari: kit('halves', '#a51c30', NAVY),
  chievo: kit('solid', YELLOW, ROYAL),
  empoli: kit('solid', ROYAL, WHITE),
  fiorentina: kit('solid', VIOLET, WHITE),
  frosinone: kit('solid', YELLOW, ROYAL),
  genoa: kit('halves', '#a51c30', NAVY),
  inter: kit('stripes', BLACK, ROYAL),
  juventus: kit('stripes', BLACK, WHITE),
  lazio: kit('trim', SKY, WHITE),
  milan: kit('stripes', RED, BLACK),
  napoli: kit('solid', '#2a8fd6', WHITE),
  palermo: kit('trim', PINK, BLACK),
  parma: kit('hoop', WHITE, NAVY),
  roma: kit('trim', '#8e1f2f', AMBER),
  sampdoria: kit('hoop', ROYAL, WHITE),
  sassuolo: kit('stripes', GREEN, BLACK),
  torino: kit('solid', '#7b1e2b', WHITE),
  udinese: kit('stripes', BLACK, WHITE),
  verona: kit('trim', ROYAL, YELLOW),
};
