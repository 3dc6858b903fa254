import type { Theme } from '../src/index.ts';
import type { Exhibit, Face } from './exhibit.tsx';
import { EXHIBITS } from './exhibits/index.ts';
import { addressOf } from './places.ts';

/** Every component of packages/ui in all its faces, in one theme. */
export function Gallery({ theme }: { theme: Theme }) {
  return (
    <main className="gallery">
      <h1 className="gallery-head">packages/ui, {theme}</h1>
      {EXHIBITS.map((exhibit) => (
        <section key={exhibit.components[0]} className="exhibit" id={exhibit.components[0]}>
          <h2 className="exhibit-name">{exhibit.components.join(', ')}</h2>
          <div className="faces">
            {exhibit.faces.map((face) => (
              <figure key={face.name} className="face">
                <figcaption className="face-name">{face.name}</figcaption>
                <Shown exhibit={exhibit} face={face} theme={theme} />
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

function Shown({ exhibit, face, theme }: { exhibit: Exhibit; face: Face; theme: Theme }) {
  if (!face.isFramed) return face.show();
  const place = `${exhibit.components[0]}/${face.name}`;
  return <iframe className="face-frame" title={place} loading="lazy" src={addressOf({ theme, face: place })} />;
}
