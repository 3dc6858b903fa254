import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm run gallery`: beside the ports of `npm run dev`. */
export default defineConfig({ plugins: [react(), tailwind()], server: { port: 5190 } });
