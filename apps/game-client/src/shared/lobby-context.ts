import { createContext } from 'react';

/** Leads back to the tables of the lobby; null where the game is no table of one. */
export const LobbyContext = createContext<(() => void) | null>(null);
