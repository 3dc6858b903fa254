import { shownFaces } from './exhibit.tsx';
import { EXHIBITS } from './exhibits/index.ts';

/** One state alone on its page, for a component that covers its page. */
export function OneFace({ face: wanted }: { face: string }) {
  const [component, name] = wanted.split('/');
  const exhibit = EXHIBITS.find(({ components }) => components[0] === component);
  const found = exhibit && shownFaces(exhibit).find(([known]) => known === name);
  if (found === undefined) return <p>No face is called {wanted}.</p>;
  const [, face] = found;
  return <div className="min-h-dvh bg-canvas p-4">{face.show()}</div>;
}
