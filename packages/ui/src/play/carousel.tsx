import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';

export interface CarouselSteer {
  ref: RefObject<HTMLUListElement | null>;
  canGoBack: boolean;
  canGoOn: boolean;
  /** Scrolls towards the first piece by 0.85 of the visible width. */
  goBack: () => void;
  /** Scrolls towards the last piece by 0.85 of the visible width. */
  goOn: () => void;
}

/** Share of the strip that one click scrolls, so that the cut piece becomes the first whole one. */
const STEP = 0.85;

/** Steers a {@link Carousel} from buttons that are elsewhere, in the head of the section. */
export function useCarousel(): CarouselSteer {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });

  const measure = useCallback(() => {
    const strip = ref.current;
    if (!strip) return;
    const rest = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
    const next = { canGoBack: strip.scrollLeft > 1, canGoOn: rest > 1 };
    setEnds((now) => (now.canGoBack === next.canGoBack && now.canGoOn === next.canGoOn ? now : next));
  }, []);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    measure();
    strip.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    // A strip that gains or loses pieces keeps its own size.
    const pieces = new MutationObserver(measure);
    pieces.observe(strip, { childList: true });
    return () => {
      strip.removeEventListener('scroll', measure);
      observer.disconnect();
      pieces.disconnect();
    };
  }, [measure]);

  const go = (direction: 1 | -1) => {
    const strip = ref.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip?.scrollBy({ left: direction * strip.clientWidth * STEP, behavior: isCalm ? 'auto' : 'smooth' });
  };
  return { ref, ...ends, goBack: () => go(-1), goOn: () => go(1) };
}

/** A strip of pieces that snaps into place. Swipe, wheel, keyboard and buttons all move it. */
export function Carousel({ steer, label, children }: { steer: CarouselSteer; label: string; children: ReactNode }) {
  return (
    <ul ref={steer.ref} aria-label={label} className="carousel no-scrollbar">
      {children}
    </ul>
  );
}

/** One piece of a carousel. The application gives its width as a utility. */
export function CarouselItem({ children, className }: { children: ReactNode; className?: string }) {
  return <li className={className}>{children}</li>;
}

/** The two arrows; hidden on phones, where the strip is swiped. */
export function CarouselArrows({ steer, labels }: { steer: CarouselSteer; labels: { back: string; on: string } }) {
  return (
    <span className="hidden gap-1 tablet:flex">
      <IconButton
        size="small"
        hasLine
        label={labels.back}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        disabled={!steer.canGoBack}
        onClick={steer.goBack}
      />
      <IconButton
        size="small"
        hasLine
        label={labels.on}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        disabled={!steer.canGoOn}
        onClick={steer.goOn}
      />
    </span>
  );
}
