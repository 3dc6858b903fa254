import type { ReactElement } from 'react';
import {
  Button,
  Carousel,
  CarouselArrows,
  CarouselItem,
  GameCard,
  type GameCardProps,
  GameCardSkeleton,
  OddsButton,
  type OddsButtonProps,
  Result,
  SectionHead,
  Skeleton,
  useCarousel,
} from '../../src/index.ts';
import { type Exhibit, ignore, Keep } from '../exhibit.tsx';

/** A picture of 3:4 without a file. */
const ART = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="teal"/><circle cx="150" cy="160" r="90" fill="gold"/></svg>',
)}`;
const NAMES = ['Toro de Oro', 'Blackjack', 'Crash', 'Plinko', 'Keno', 'Sic bo'];

export const PLAY: readonly Exhibit[] = [
  {
    components: ['GameCard', 'GameCardSkeleton'],
    faces: {
      ready: {
        show: () => (
          <Cards>
            <Card
              badge={{ kind: 'new', label: 'New' }}
              declared={['RTP 96.1 %', 'Medium volatility', 'Up to ×5 000']}
              facts={{ text: 'RTP 96.1 %', level: 2 }}
            />
            <Card
              host="Lucía"
              badge={{ kind: 'live', label: 'Live' }}
              players={{ count: 184, label: '184 playing' }}
              favourite={{ isOn: true, label: 'Take out of favourites', onToggle: ignore }}
            />
          </Cards>
        ),
      },
      loading: {
        show: () => (
          <Cards>
            <GameCardSkeleton />
            <GameCardSkeleton />
          </Cards>
        ),
      },
      empty: { notApplicable: 'A card is drawn for a game; the list of games has this state.' },
      error: {
        show: () => (
          <Cards>
            <Card artUrl="data:image/png,broken" />
          </Cards>
        ),
      },
    },
  },
  {
    components: ['Carousel', 'CarouselItem', 'CarouselArrows'],
    faces: {
      ready: {
        show: () => (
          <Strip>
            {NAMES.map((name) => (
              <CarouselItem key={name} className="w-28 flex-none">
                <Card name={name} />
              </CarouselItem>
            ))}
          </Strip>
        ),
      },
      loading: {
        show: () => (
          <Strip>
            {NAMES.map((name) => (
              <CarouselItem key={name} className="w-28 flex-none">
                <GameCardSkeleton />
              </CarouselItem>
            ))}
          </Strip>
        ),
      },
      empty: {
        show: () => (
          <Strip>
            <CarouselItem className="w-full">
              <Result face="empty" title="No games yet" />
            </CarouselItem>
          </Strip>
        ),
      },
      error: {
        show: () => (
          <Strip>
            <CarouselItem className="w-full">
              <Result face="error" title="The games did not load" action={<Button>Try again</Button>} />
            </CarouselItem>
          </Strip>
        ),
      },
    },
  },
  {
    components: ['OddsButton'],
    faces: {
      ready: {
        show: () => (
          <Keep first={false}>
            {(isSelected, keep) => (
              <Odds name="Real Sociedad" isSelected={isSelected} onToggle={() => keep(!isSelected)} />
            )}
          </Keep>
        ),
      },
      loading: { show: () => <Skeleton className="h-10 rounded-control pointer-coarse:h-touch" /> },
      empty: { notApplicable: 'A selection without a price is not listed.' },
      error: { notApplicable: 'The slip says why a bet was refused.' },
    },
    others: {
      selected: { show: () => <Odds name="Real Sociedad" isSelected /> },
      suspended: { show: () => <Odds name="Real Sociedad" isSuspended suspendedLabel="Suspended" /> },
      'price alone': { show: () => <Odds /> },
      'moved: press to move again': {
        show: () => (
          <Keep first={2100}>
            {(odds, keep) => <Odds name="Real Sociedad" odds={odds} onToggle={() => keep(odds > 2100 ? 2050 : 2150)} />}
          </Keep>
        ),
      },
    },
  },
];

function Card(props: Partial<GameCardProps>) {
  return <GameCard name="Toro de Oro" provider="Ordago" artUrl={ART} link={<a href="#game" />} {...props} />;
}

function Cards({ children }: { children: ReactElement | ReactElement[] }) {
  return <div className="grid grid-cols-2 gap-3">{children}</div>;
}

function Strip({ children }: { children: ReactElement | ReactElement[] }) {
  const steer = useCarousel();
  return (
    <>
      <SectionHead title="Popular" controls={<CarouselArrows steer={steer} labels={{ back: 'Back', on: 'On' }} />} />
      <Carousel steer={steer} label="Popular">
        {children}
      </Carousel>
    </>
  );
}

function Odds({ odds = 2100, ...rest }: Partial<OddsButtonProps>) {
  return (
    <OddsButton odds={odds} label="Real Sociedad, 1X2" isSelected={false} onToggle={ignore} {...rest}>
      {(odds / 1000).toFixed(2)}
    </OddsButton>
  );
}
