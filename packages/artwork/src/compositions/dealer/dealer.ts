import { fadeUp } from '../../backdrops/ground.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { group, layers, place } from '../../drawing/shapes.ts';
import type { MotifName } from '../../motifs/index.ts';
import type { Theme } from '../../themes.ts';
import { torso } from './clothes.ts';
import { face, head, jewels } from './face.ts';
import { beard, hairBehind, hairInFront } from './hair.ts';
import { meetPerson } from './person.ts';
import { studio, table } from './studio.ts';

/** A person at a live table, in warm light from the upper left. */
export function dealer(art: Canvas, _theme: Theme, motif: MotifName): string {
  const person = meetPerson(art);
  const turn = art.between(-3, 3);
  const dx = art.between(-12, 12);
  const zoom = art.between(1.02, 1.14);
  const body = layers(
    hairBehind(art, person),
    torso(art, person),
    head(art, person),
    beard(person),
    face(person),
    hairInFront(art, person),
    jewels(person),
  );
  return layers(
    studio(art),
    place(150 + dx, 116, zoom, turn, group('translate(-150 -128)', body)),
    table(art, motif),
    fadeUp(art, 320, 0.8),
  );
}
