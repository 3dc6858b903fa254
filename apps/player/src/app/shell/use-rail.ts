import { useState } from 'react';

const STORAGE_KEY = 'ordago.rail';

/** State of the side menu as a rail, remembered on this device. */
export function useRail(): { isRail: boolean; toggle: () => void } {
  const [isRail, setIsRail] = useState(readStored);
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
