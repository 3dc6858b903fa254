import '@ordago/ui/fonts.css';
import './app/player.css';
import './features/lobby/hero/hero.css';
import './app/shell/shell.css';
import './app/outline.css';
import './app/written-pages.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
