// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, fireEvent, render, screen, userEvent, waitFor } from '../../test-support/test-kit.ts';
import { Carousel, CarouselArrows, CarouselItem, useCarousel } from './carousel.tsx';
import { GameCard, type GameCardProps } from './game-card.tsx';
import { ODDS_FLASH_MS, OddsButton, type OddsButtonProps } from './odds-button.tsx';

function card(overrides: Partial<GameCardProps> = {}) {
  return (
    <GameCard
      name="Toro de Oro"
      provider="Ordago"
      artUrl="/art/toro.svg"
      link={<a href="/game/toro" />}
      {...overrides}
    />
  );
}

describe('GameCard', () => {
  it('is one link named by game and provider', () => {
    render(card());
    const link = screen.getByRole('link', { name: /Toro de Oro/ });
    expect(link.getAttribute('href')).toBe('/game/toro');
    expect(screen.getByRole('img', { name: 'Toro de Oro' }).getAttribute('loading')).toBe('lazy');
  });

  it('keeps the heart beside the link, not inside', async () => {
    const toggle = vi.fn();
    render(card({ favourite: { isOn: false, label: 'Add to favourites', onToggle: toggle } }));
    const heart = screen.getByRole('button', { name: 'Add to favourites', pressed: false });
    expect(screen.getByRole('link').contains(heart)).toBe(false);
    await userEvent.click(heart);
    expect(toggle).toHaveBeenCalledTimes(1);
  });

  it('shows RTP and players only when they are given', () => {
    const { rerender } = render(card());
    expect(screen.queryByText(/RTP/)).toBeNull();
    rerender(card({ declared: ['RTP 96.1 %'], players: { count: 184, label: '184 playing' } }));
    expect(screen.getAllByText('RTP 96.1 %')).not.toEqual([]);
    expect(screen.getByText('184 playing')).toBeTruthy();
  });

  it('has its facts in few letters for screens that nothing hovers over, and names them whole', () => {
    const { container, rerender } = render(card());
    expect(container.querySelector('.game-card-facts')).toBeNull();
    const declared = ['RTP 96.1 %', 'Volatilidad alta'];
    rerender(card({ declared, facts: { text: 'RTP 96.1 %', level: 3 } }));
    const short = container.querySelector('.game-card-meta .game-card-facts');
    expect([short?.textContent, short?.getAttribute('aria-hidden')]).toEqual(['RTP 96.1 %', 'true']);
    expect(short?.querySelector('.game-card-level')?.getAttribute('data-level')).toBe('3');
    expect(container.querySelector('.game-card-spoken')?.textContent).toBe('RTP 96.1 % · Volatilidad alta');
    // Each stands in a line of its own, so that none is broken in two.
    const lines = [...container.querySelectorAll('.game-card-over .tabular')].map(({ textContent }) => textContent);
    expect(lines).toEqual(declared);
    rerender(card({ declared: ['Volatilidad alta'], facts: { text: 'Vol. alta' } }));
    expect(container.querySelector('.game-card-level')).toBeNull();
  });

  it('shows who is at a live table before its provider, and nothing where nobody is', () => {
    const { rerender } = render(card({ host: 'Lucía' }));
    expect(screen.getByText('Lucía', { selector: '.game-card-meta b' }).parentElement?.textContent).toBe(
      'Lucía · Ordago',
    );
    rerender(card());
    expect(screen.queryByText('Lucía')).toBeNull();
  });

  it('writes the name where the picture does not come', () => {
    render(card());
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link', { name: /Toro de Oro/ })).toBeTruthy();
  });
});

describe('OddsButton', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const button = (overrides: Partial<OddsButtonProps> = {}) => (
    <OddsButton odds={2100} label="Team A, 1X2, 2.10" isSelected={false} onToggle={() => undefined} {...overrides}>
      2.10
    </OddsButton>
  );
  const move = () => screen.getByRole('button').getAttribute('data-move');

  it('announces what it sells and whether it is taken', () => {
    const { rerender } = render(button());
    expect(screen.getByRole('button', { name: 'Team A, 1X2, 2.10', pressed: false })).toBeTruthy();
    rerender(button({ isSelected: true }));
    expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
  });

  it.each([
    [2150, 'up'],
    [2050, 'down'],
  ])('marks a move to %s as %s for two seconds', (odds, expected) => {
    const { rerender } = render(button());
    expect(move()).toBeNull();
    rerender(button({ odds }));
    expect(move()).toBe(expected);
    act(() => vi.advanceTimersByTime(ODDS_FLASH_MS - 1));
    expect(move()).toBe(expected);
    act(() => vi.advanceTimersByTime(1));
    expect(move()).toBeNull();
  });

  it('starts the two seconds again on a second move', () => {
    const { rerender } = render(button());
    rerender(button({ odds: 2150 }));
    act(() => vi.advanceTimersByTime(1500));
    rerender(button({ odds: 2200 }));
    act(() => vi.advanceTimersByTime(1500));
    expect(move()).toBe('up');
  });

  it('cannot be taken while suspended, but can be given back', () => {
    const toggle = vi.fn();
    const { rerender } = render(button({ isSuspended: true, suspendedLabel: 'Team A, suspended', onToggle: toggle }));
    const shut = screen.getByRole('button', { name: 'Team A, suspended' });
    fireEvent.click(shut);
    expect(toggle).not.toHaveBeenCalled();
    expect(shut.getAttribute('aria-disabled')).toBe('true');
    rerender(button({ isSuspended: true, isSelected: true, onToggle: toggle }));
    fireEvent.click(screen.getByRole('button'));
    expect(toggle).toHaveBeenCalledTimes(1);
  });
});

function Strip() {
  const steer = useCarousel();
  return (
    <>
      <CarouselArrows steer={steer} labels={{ back: 'Back', on: 'On' }} />
      <Carousel steer={steer} label="Popular">
        <CarouselItem>Toro</CarouselItem>
      </Carousel>
    </>
  );
}

describe('Carousel', () => {
  it('moves on by most of what is seen and knows its ends', async () => {
    render(<Strip />);
    const strip = screen.getByRole('list', { name: 'Popular' });
    const moved = vi.fn();
    Object.defineProperties(strip, {
      scrollWidth: { value: 1000 },
      clientWidth: { value: 400 },
      scrollBy: { value: moved },
    });
    fireEvent.scroll(strip);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'On' }));
    expect(moved).toHaveBeenCalledWith({ left: 340, behavior: 'smooth' });
  });

  it('knows that a piece came, though its own size stays', async () => {
    render(<Strip />);
    const strip = screen.getByRole('list', { name: 'Popular' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'On' }).disabled).toBe(true);
    Object.defineProperties(strip, { scrollWidth: { value: 1000 }, clientWidth: { value: 400 } });
    strip.append(document.createElement('li'));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'On' }).disabled).toBe(false));
  });
});
