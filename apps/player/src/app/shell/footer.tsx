import { useT } from '@ordago/i18n/react';
import { Suit, type SuitName, Wordmark } from '@ordago/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useModal } from '../../shared/modal.ts';
import { PATHS } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { AgeMark } from './side-menu.tsx';

const SUITS: readonly SuitName[] = ['oros', 'copas', 'espadas', 'bastos'];

/** The end of every page but the frames: where to go, and what playing means. */
export function Footer() {
  const t = useT('common');
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="mx-auto grid max-w-[calc(var(--content)+64px)] gap-7 px-4 pt-7 pb-8 tablet:px-8 tablet:pt-10">
        <div className="grid grid-cols-2 gap-6 text-14 tablet:grid-cols-[1.7fr_repeat(4,1fr)]">
          <div className="col-span-2 grid content-start gap-3 tablet:col-span-1">
            <Wordmark />
            <p className="max-w-[36ch] text-muted">{t('brand.tagline')}</p>
            <span className="flex gap-4 text-muted">
              {SUITS.map((suit) => (
                <Suit key={suit} name={suit} />
              ))}
            </span>
          </div>
          <CasinoColumn />
          <SportColumn />
          <AccountColumn />
          <HelpColumn />
        </div>
        <div className="flex items-center gap-5 border-t border-line pt-5 text-12 text-muted">
          <AgeMark size="medium" />
          <p className="max-w-[76ch]">
            {t('shell.adultsOnly')}. {t('shell.footer')}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-14 font-bold">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

const LINK = 'flex min-h-8 w-full items-center text-left text-muted hover:text-text pointer-coarse:min-h-touch';

function CasinoColumn() {
  const t = useT('common');
  return (
    <Column title={t('nav.casino')}>
      <li>
        <Link to={PATHS.home} search={{ ct: 'slots' }} className={LINK}>
          {t('nav.slots')}
        </Link>
      </li>
      <li>
        <Link to={PATHS.home} search={{ ct: 'live' }} className={LINK}>
          {t('nav.liveCasino')}
        </Link>
      </li>
      <li>
        <Link to={PATHS.home} search={{ ct: 'virtual' }} className={LINK}>
          {t('nav.virtual')}
        </Link>
      </li>
    </Column>
  );
}

function SportColumn() {
  const t = useT('common');
  return (
    <Column title={t('nav.betting')}>
      <li>
        <Link to={PATHS.sport} search={{}} className={LINK}>
          {t('nav.sport')}
        </Link>
      </li>
      <li>
        <Link to={PATHS.rules} search={{}} className={LINK}>
          {t('nav.rules')}
        </Link>
      </li>
    </Column>
  );
}

function AccountColumn() {
  const t = useT('common');
  const modal = useModal();
  const { player } = useSession();
  return (
    <Column title={t('nav.profile')}>
      {player ? (
        <>
          <li>
            <Link to={PATHS.transactions} search={{}} className={LINK}>
              {t('nav.transactions')}
            </Link>
          </li>
          <li>
            <Link to={PATHS.casinoHistory} search={{}} className={LINK}>
              {t('nav.gameHistory')}
            </Link>
          </li>
        </>
      ) : (
        <>
          <li>
            <button type="button" className={LINK} onClick={() => modal.open('sign-in')}>
              {t('auth.signIn')}
            </button>
          </li>
          <li>
            <button type="button" className={LINK} onClick={() => modal.open('sign-up')}>
              {t('auth.signUp')}
            </button>
          </li>
        </>
      )}
    </Column>
  );
}

function HelpColumn() {
  const t = useT('common');
  return (
    <div>
      <h2 className="mb-2 text-14 font-bold">{t('responsible.title')}</h2>
      <p className="text-12 text-muted">{t('responsible.help')}</p>
    </div>
  );
}
