import type { Canvas } from '../../drawing/canvas.ts';
import { nth, rows } from '../../drawing/shapes.ts';
import { MATERIALS } from '../../palettes.ts';
import { pickFrom, randomFrom } from '../../random.ts';
import { DEALER_LOOKS, isMansName } from './dealers.ts';
import { MEN_HAIR, type Person, WOMEN_HAIR } from './person-shape.ts';

const SKINS = rows([
  ['#f6cfae', '#dba37c', '#b97a55'],
  ['#eec09a', '#cd9267', '#a56c45'],
  ['#e2ac81', '#c08255', '#935a35'],
  ['#b97b4f', '#935a35', '#6a3d22'],
  ['#8a5535', '#683b22', '#472614'],
  ['#6b4029', '#4f2c1a', '#351b0e'],
]);
const HAIR_COLOURS = rows([
  ['#2a1a14', '#4a3024'],
  ['#15110f', '#332a26'],
  ['#6b3a1c', '#96592f'],
  ['#a8702f', '#d39d55'],
  ['#4a1d14', '#7c3626'],
]);
const CLOTHES = rows([
  ['#15181c', '#2c323a', MATERIALS.gold[1]],
  ['#7a0f22', '#a8203a', '#ffe3b0'],
  ['#0d4a3c', '#177259', MATERIALS.gold[1]],
  ['#12305e', '#1f4d8f', '#e8eef6'],
  ['#5a1f4a', '#8f3a72', '#ffe3b0'],
  ['#a8621a', '#dd9a3c', '#fff4d8'],
  ['#e9e2d2', '#ffffff', '#b57a00'],
  ['#0f4b57', '#1b7f8c', '#ffe3b0'],
]);
/** Share of men among dealers, where the name does not show it. */
const MEN_PART = 0.42;

/** Returns the dealer of a name, always the same; somebody by lot at a table that names nobody. */
export function meetPerson(art: Canvas): Person {
  const { dealer } = art;
  if (dealer === undefined) return anybody(art, null);
  const look = DEALER_LOOKS[dealer];
  if (look)
    return {
      ...look,
      skin: nth(SKINS, look.skin),
      hairColour: nth(HAIR_COLOURS, look.hairColour),
      cloth: nth(CLOTHES, look.cloth),
    };
  const random = randomFrom(`dealer:${dealer}`);
  const draws = {
    random,
    pick: <Item>(list: readonly Item[]) => pickFrom(random, list),
    between: (low: number, high: number) => low + random() * (high - low),
  };
  return anybody(draws, isMansName(dealer));
}

/** @param isMansTable - null where nothing says whether the dealer is a man */
function anybody(art: Pick<Canvas, 'random' | 'pick' | 'between'>, isMansTable: boolean | null): Person {
  const skin = art.pick(SKINS);
  const isDark = skin[0] === '#8a5535' || skin[0] === '#6b4029';
  const hairColour = art.pick(isDark ? HAIR_COLOURS.slice(0, 2) : HAIR_COLOURS);
  const chance = art.random();
  const isMan = isMansTable ?? chance < MEN_PART;
  return {
    isMan,
    skin,
    hairColour,
    hair: isMan ? art.pick(MEN_HAIR) : art.pick(WOMEN_HAIR),
    cloth: art.pick(CLOTHES),
    neckline: isMan ? art.pick(['waistcoat', 'jacket'] as const) : art.pick(['boat', 'wrap', 'waistcoat'] as const),
    tie: isMan ? art.pick(['bow', 'long', 'bow'] as const) : 'none',
    jewel: isMan ? 'none' : art.pick(['drops', 'hoops', 'none'] as const),
    hasGlasses: art.random() < 0.18,
    smile: art.between(0.55, 1),
  };
}
