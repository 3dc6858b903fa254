import { mix } from '../../colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { circle, ellipse, layers, path, stroke, tenth } from '../../drawing/shapes.ts';
import { MATERIALS } from '../../palettes.ts';
import type { Person } from './person-shape.ts';

/** Ears, head and the shade on its right side. */
export function head(art: Canvas, { skin }: Person): string {
  const [light, middle, shade] = skin;
  const skull = 'M108,104C108,62 192,62 192,104C193,146 174,178 150,180C126,178 107,146 108,104Z';
  return layers(
    ellipse(107, 126, 8, 13, middle),
    ellipse(193, 126, 8, 13, shade),
    path(skull, art.linear([light, light, middle], 0, 0, 1, 0.4)),
    path('M164,70C188,78 192,92 192,108C193,146 174,178 150,180C176,160 180,110 164,70Z', middle, 'opacity=".55"'),
  );
}

/** Brows, eyes, nose, mouth, and what is worn on a face. */
export function face(person: Person): string {
  const { isMan, skin, hairColour, smile } = person;
  const shade = skin[2];
  const low = tenth((isMan ? 160 : 162) + smile * 5);
  const lips = isMan ? mix(shade, '#9c3a34', 0.5) : '#b8293d';
  return layers(
    eye(132, person),
    eye(168, person),
    stroke('M121,103Q132,95 141,100M159,100Q168,95 179,103', hairColour[0], isMan ? 4 : 2.6, 'opacity=".9"'),
    stroke('M151,118Q157,134 151,137Q146,138 143,135', shade, 2.4),
    path(`M133,147.5Q145,146 150,148Q155,146 167,147.5Q150,${low} 133,147.5Z`, lips),
    path(`M138,149.5Q150,151 162,149.5Q150,${tenth(low - 8)} 138,149.5Z`, '#fff', 'opacity=".92"'),
    ellipse(123, 136, 9, 6, '#e8554d', 'opacity=".16"'),
    ellipse(177, 136, 9, 6, '#e8554d', 'opacity=".16"'),
    person.hasGlasses ? glasses() : '',
  );
}

/** Earrings hang over the hair. */
export function jewels({ jewel }: Person): string {
  if (jewel === 'drops')
    return [106, 194].map((x) => circle(x, 143, 3.6, MATERIALS.gold[1]) + circle(x, 151, 2.4, '#fff')).join('');
  if (jewel === 'hoops') {
    return [105, 195]
      .map((x) => circle(x, 147, 8, 'none', `stroke="${MATERIALS.gold[1]}" stroke-width="2.4"`))
      .join('');
  }
  return '';
}

function eye(x: number, { isMan, skin, hairColour }: Person): string {
  return layers(
    ellipse(x, 117, 7.8, 4.4, '#fdf7f1'),
    circle(x, 117, 4.3, '#2b1a12'),
    circle(x - 1.2, 115.6, 1, '#fff'),
    stroke(`M${x - 7},119.6Q${x},122 ${x + 7},119.4`, skin[1], 1.4),
    stroke(`M${x - 9},117.5Q${x},${isMan ? 109.5 : 108} ${x + 9},116.5`, hairColour[0], isMan ? 2 : 2.6),
  );
}

function glasses(): string {
  const rim = 'fill="#fff" fill-opacity=".12" stroke="#1b1f24" stroke-width="2.6"';
  const lens = (x: number) => `<rect x="${x}" y="105" width="29" height="24" rx="10" ${rim}/>`;
  return layers(
    lens(117),
    lens(154),
    stroke('M146,115Q150,112 154,115M117,114L108,118M183,114L192,118', '#1b1f24', 2.4),
  );
}
