import { useState } from 'react';

const STORAGE_KEY = 'ordago.rail';

/**
 * State of the side menu as a rail, remembered on this device. Beside a game it is one until it is opened there, which is
 * not remembered.
 */
export function useRail({ isGame }: { isGame: boolean }): { isRail: boolean; toggle: () => void } {
  const [isRail, setIsRail] = useState(readStored);
  const [isOpenAtGame, setIsOpenAtGame] = useState(false);
  if (isGame) return { isRail: !isOpenAtGame, toggle: () => setIsOpenAtGame(!isOpenAtGame) };
  const toggle = () => {
    setIsRail(!isRail);
    try {
      localStorage.setItem(STORAGE_KEY, isRail ? '0' : '1');
    } catch {
      // The menu keeps its width until the page is loaded anew.
    }
  };
  return { isRail, toggle };
}

function readStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === '1';
  } catch {
    return false;
  }
}
