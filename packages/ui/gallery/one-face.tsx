import { EXHIBITS } from './exhibits/index.ts';

/** One face alone on its page, for what covers the page it stands on. */
export function OneFace({ face: wanted }: { face: string }) {
  const [component, name] = wanted.split('/');
  const exhibit = EXHIBITS.find(({ components }) => components[0] === component);
  const face = exhibit?.faces.find((one) => one.name === name);
  return face ? <div className="min-h-dvh bg-canvas p-4">{face.show()}</div> : <p>No face is called {wanted}.</p>;
}
