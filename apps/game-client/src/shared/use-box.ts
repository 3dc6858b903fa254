import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Size of an element, in CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Size of an element, measured again whenever it changes; `initial` stands until it has one. */
export function useBox<Part extends Element>(initial: Box): readonly [RefObject<Part | null>, Box] {
  const part = useRef<Part>(null);
  const [box, setBox] = useState(initial);
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      setBox((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [part, box];
}
