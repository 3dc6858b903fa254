import '../src/tokens/fonts.css';
import './gallery.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BothThemes } from './both-themes.tsx';
import { Gallery } from './gallery.tsx';
import { OneFace } from './one-face.tsx';
import { readPlace } from './places.ts';

const root = document.getElementById('root');
const place = readPlace(location.search);
if (place.theme) document.documentElement.dataset.theme = place.theme;
if (root) {
  createRoot(root).render(
    <StrictMode>
      {place.face && <OneFace face={place.face} />}
      {!place.face && (place.theme ? <Gallery theme={place.theme} /> : <BothThemes />)}
    </StrictMode>,
  );
}
