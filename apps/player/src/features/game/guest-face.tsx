import { betMinOf, type CatalogueGame } from '@ordago/catalogue-search';
import { formatMoney, formatPercent } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { Button, buttonClass } from '@ordago/ui';
import { Link } from '@tanstack/react-router';
import { useReaderCurrency } from '../../shared/casino/reader-currency.ts';
import { timesText } from '../../shared/casino/times-text.ts';
import { useModal } from '../../shared/modal.ts';
import './guest.css';

/** The game before a guest has an account: its picture, what is declared of it, and the ways in. */
export function GuestFace({ game, mayPractise }: { game: CatalogueGame; mayPractise: boolean }) {
  const t = useT('player');
  return (
    <div className="game-guest">
      <img className="game-guest-backdrop" src={game.imageUrl} alt="" draggable={false} />
      <div className="game-guest-card">
        <img className="game-guest-cover" src={game.imageUrl} alt="" draggable={false} />
        <div className="game-guest-side">
          <h2 className="text-24 font-extrabold tracking-tight text-balance">
            {t('game.guestTitle', { game: game.gameName })}
          </h2>
          <p className="text-14 text-pretty text-muted">
            {t(mayPractise ? 'game.guestPracticeText' : 'game.guestText')}
          </p>
          <GuestFacts game={game} />
          <WaysIn mayPractise={mayPractise} />
        </div>
      </div>
    </div>
  );
}

/** Facts that a newcomer asks first, as the maker declares them; without a declaration none is shown. */
function GuestFacts({ game }: { game: CatalogueGame }) {
  const t = useT('player');
  const locale = useLocale();
  const currency = useReaderCurrency();
  const { rtpBps, winMaxHundredths: winMax } = game;
  const betMin = currency === null ? null : betMinOf(game, currency);
  const facts = [
    { name: t('game.guestFacts.rtp'), value: rtpBps === null ? null : formatPercent(rtpBps, locale) },
    {
      name: t('game.guestFacts.from'),
      value: betMin === null || currency === null ? null : formatMoney(betMin, currency),
    },
    {
      name: t('game.guestFacts.upTo'),
      value: winMax === null ? null : `×${timesText(winMax)}`,
    },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="game-guest-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Sign-up first, then practice where the game has it, then the sign-in. */
function WaysIn({ mayPractise }: { mayPractise: boolean }) {
  const t = useT('player');
  const tc = useT('common');
  const { open } = useModal();
  return (
    <div className="grid w-full gap-2">
      <Button rank="primary" isFull onClick={() => open('sign-up')}>
        {tc('auth.signUp')}
      </Button>
      {mayPractise && (
        <Link
          to="."
          search={(known) => ({ ...known, demo: 1 as const })}
          state={(known) => known}
          replace
          className={buttonClass({ rank: 'secondary', isFull: true })}
        >
          {t('game.tryDemo')}
        </Link>
      )}
      <Button rank="text" isFull onClick={() => open('sign-in')}>
        {t('game.haveAccount')}
      </Button>
    </div>
  );
}
