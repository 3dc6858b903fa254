import type { Theme } from '../src/index.ts';
import { type Exhibit, type Face, missingFaces, shownFaces } from './exhibit.tsx';
import { EXHIBITS } from './exhibits/index.ts';
import { addressOf } from './places.ts';

/** Every component of packages/ui in all its states, in one theme. */
export function Gallery({ theme }: { theme: Theme }) {
  return (
    <main className="gallery">
      <h1 className="gallery-head">packages/ui, {theme}</h1>
      {EXHIBITS.map((exhibit) => (
        <ExhibitPlace key={exhibit.components[0]} exhibit={exhibit} theme={theme} />
      ))}
    </main>
  );
}

function ExhibitPlace({ exhibit, theme }: { exhibit: Exhibit; theme: Theme }) {
  const missing = missingFaces(exhibit);
  return (
    <section className="exhibit" id={exhibit.components[0]}>
      <h2 className="exhibit-name">{exhibit.components.join(', ')}</h2>
      <div className="faces">
        {shownFaces(exhibit).map(([name, face]) => (
          <figure key={name} className="face" data-face={name}>
            <figcaption className="face-name">{name}</figcaption>
            <Shown place={`${exhibit.components[0]}/${name}`} face={face} theme={theme} />
          </figure>
        ))}
      </div>
      {missing.length > 0 && (
        <dl className="no-faces">
          {missing.map(([name, reason]) => (
            <div key={name} data-face={name}>
              <dt>no {name}</dt>
              <dd>{reason}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Shown({ place, face, theme }: { place: string; face: Face; theme: Theme }) {
  if (!face.isFramed) return <div className="face-ground">{face.show()}</div>;
  return <iframe className="face-frame" title={place} loading="lazy" src={addressOf({ theme, face: place })} />;
}
