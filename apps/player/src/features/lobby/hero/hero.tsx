import type { Catalogue } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import { buttonClass, classNames } from '@ordago/ui';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useBlocks } from '../../../shared/blocks.ts';
import { useModal } from '../../../shared/modal.ts';
import { PATHS } from '../../../shared/paths.ts';
import { openSlides, SECTION_CARDS, type Slide } from './hero-slides.ts';
import { useSlides } from './use-slides.ts';
import './hero.css';

/** Four slides, one per suit, each with its link. Nothing turns by itself. */
export function Hero({ catalogue }: { catalogue: Catalogue | null }) {
  const t = useT('player');
  const { parts } = useBlocks();
  const slides = useMemo(() => openSlides(catalogue, parts), [catalogue, parts]);
  const { ref, current, goTo } = useSlides(slides.length);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desktop:grid-cols-[minmax(0,1fr)_300px]">
      <section
        aria-label={t('lobby.hero.label')}
        aria-roledescription={t('lobby.hero.role')}
        className="relative -mx-4 tablet:mx-0"
      >
        <ul ref={ref} className="slides no-scrollbar">
          {slides.map((slide, place) => (
            <li key={slide.suit} className="slide" aria-current={place === current || undefined}>
              <SlideBody slide={slide} isFirst={place === 0} />
            </li>
          ))}
        </ul>
        {slides.length > 1 && <SlideDots slides={slides} current={current} goTo={goTo} />}
      </section>
      <SectionCards />
    </div>
  );
}

function SlideBody({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const t = useT('player');
  const { suit, art, to } = slide;
  const className = classNames(buttonClass({ rank: 'primary', size: 'large' }), 'slide-action');
  const action = t(`lobby.hero.${suit}.action`);
  return (
    <>
      <img src={art} alt="" className="slide-art" loading={isFirst ? 'eager' : 'lazy'} draggable={false} />
      <div className="slide-copy">
        <h2 className="slide-title">{t(`lobby.hero.${suit}.title`)}</h2>
        <p className="slide-text">{t(`lobby.hero.${suit}.text`)}</p>
        {to.place === 'sport' ? (
          <Link to={PATHS.sport} className={className}>
            {action}
          </Link>
        ) : (
          <Link to={PATHS.home} search={to.search} className={className}>
            {action}
          </Link>
        )}
      </div>
    </>
  );
}

interface SlideDotsProps {
  slides: readonly Slide[];
  current: number;
  goTo: (place: number) => void;
}

function SlideDots({ slides, current, goTo }: SlideDotsProps) {
  const t = useT('player');
  const tc = useT('common');
  return (
    <div className="slide-dots">
      <button type="button" className="slide-step" aria-label={tc('action.previous')} onClick={() => goTo(current - 1)}>
        <ChevronLeft size={16} aria-hidden="true" />
      </button>
      {slides.map(({ suit }, place) => (
        <button
          key={suit}
          type="button"
          className="slide-dot"
          aria-label={t('lobby.hero.show', { title: t(`lobby.hero.${suit}.title`) })}
          aria-current={place === current || undefined}
          onClick={() => goTo(place)}
        >
          <i />
        </button>
      ))}
      <button type="button" className="slide-step" aria-label={tc('action.next')} onClick={() => goTo(current + 1)}>
        <ChevronRight size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

/** The two shortest ways to a game: by its name, by who made it. */
function SectionCards() {
  const t = useT('player');
  const { open } = useModal();
  return (
    <div className="hidden gap-4 tablet:grid tablet:grid-cols-2 desktop:grid-cols-1">
      <button type="button" className="section-card" onClick={() => open('search')}>
        <SectionCardBody art={SECTION_CARDS.search} title={t('lobby.hero.searchTitle')}>
          {t('lobby.hero.searchText')}
        </SectionCardBody>
      </button>
      <Link to={PATHS.providers} className="section-card">
        <SectionCardBody art={SECTION_CARDS.providers} title={t('lobby.hero.providersTitle')}>
          {t('lobby.hero.providersText')}
        </SectionCardBody>
      </Link>
    </div>
  );
}

function SectionCardBody({ art, title, children }: { art: string; title: string; children: ReactNode }) {
  return (
    <>
      <img src={art} alt="" className="slide-art" draggable={false} />
      <b className="section-card-title">{title}</b>
      <span className="section-card-text">{children}</span>
    </>
  );
}
