import { ODDS_FORMATS } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { BalanceText, Button, ChoicePill, IconButton, Suit, useTheme } from '@ordago/ui';

import { useLocation } from '@tanstack/react-router';
import { LayoutGrid, Moon, Search, SlidersHorizontal, Sun } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { sendToSite, useFrame } from '../../embed/frame.ts';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { RulesLink } from '../../shared/addresses/rules-link.tsx';
import { notify } from '../../shared/controls/notice.tsx';
import { useAccount } from '../../shared/player/account.ts';
import { chooseSettings, useSettings } from '../../shared/player/player-settings.ts';
import './bar.css';

const SECTIONS = [
  [PATHS.live, 'nav.live'],
  [PATHS.upcoming, 'nav.upcoming'],
  [PATHS.calendar, 'nav.calendar'],
  [PATHS.results, 'nav.results'],
  [PATHS.virtual, 'nav.virtual'],
  [PATHS.multi, 'nav.multiView'],
  [PATHS.favourites, 'nav.favourites'],
  [PATHS.bets, 'nav.myBets'],
] as const;

/** The bar: sections left, odds format and balance right, which the site around the frame shows if there is one. */
export function Bar() {
  const t = useT('sportsbook');
  return (
    <header className="bar">
      <Link to={PATHS.home} className="bar-name">
        <Suit name="espadas" size={20} className="text-brand" />
        {t('brand')}
      </Link>
      <nav ref={useCurrentInView()} aria-label={t('nav.sections')} className="bar-nav no-scrollbar fade-edges">
        <Link to={PATHS.home} activeOptions={{ exact: true, includeSearch: false }} className="bar-link">
          {t('nav.home')}
        </Link>
        {SECTIONS.map(([to, name]) => (
          <Link key={to} to={to} activeOptions={{ includeSearch: false }} className="bar-link">
            {t(name)}
          </Link>
        ))}
        <RulesLink className="bar-link">{t('nav.rules')}</RulesLink>
      </nav>
      <span className="bar-tools">
        <BarSearch />
        <OddsFormatChoice />
        <Link
          to={PATHS.settings}
          className="bar-icon bar-settings"
          aria-label={t('nav.settings')}
          activeOptions={{ includeSearch: false }}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
        </Link>
        <StandaloneTheme />
        <BarBalance />
        <AllSections />
      </span>
    </header>
  );
}

/** Every section at once, and the settings: on a phone the bar has space for a few of them. */
function AllSections() {
  const t = useT('sportsbook');
  const list = useRef<HTMLElement>(null);
  const close = () => list.current?.hidePopover();
  return (
    <>
      <button type="button" className="bar-icon bar-all" aria-label={t('nav.allSections')} popoverTarget={ALL_SECTIONS}>
        <LayoutGrid size={18} aria-hidden="true" />
      </button>
      <nav ref={list} id={ALL_SECTIONS} popover="auto" aria-label={t('nav.allSections')} className="bar-sheet">
        {ALL.map(([to, name]) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: to === PATHS.home, includeSearch: false }}
            className="bar-sheet-link"
            onClick={close}
          >
            {t(name)}
          </Link>
        ))}
        <RulesLink className="bar-sheet-link">{t('nav.rules')}</RulesLink>
      </nav>
    </>
  );
}

const ALL_SECTIONS = 'all-sections';
const ALL = [
  [PATHS.home, 'nav.home'],
  [PATHS.leagues, 'nav.tree'],
  ...SECTIONS,
  [PATHS.settings, 'nav.settings'],
] as const;

/** On a phone the sections scroll: the present one is brought to the middle. */
function useCurrentInView() {
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path marks another section.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !current) return;
    const middle = current.offsetLeft - nav.current.offsetLeft + current.offsetWidth / 2;
    nav.current.scrollLeft = middle - nav.current.clientWidth / 2;
  }, [path]);
  return nav;
}

/** The way to the search; the key `/` goes there from anywhere but a field. */
function BarSearch() {
  const t = useT('sportsbook');
  const link = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
      if (event.key !== '/' || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      link.current?.querySelector('a')?.click();
    };
    window.addEventListener('keydown', go);
    return () => window.removeEventListener('keydown', go);
  }, []);
  return (
    <span ref={link} className="contents">
      <Link
        to={PATHS.search}
        className="bar-icon bar-search"
        aria-label={t('nav.search')}
        activeOptions={{ includeSearch: false }}
      >
        <Search size={18} aria-hidden="true" />
        <span className="bar-search-words" aria-hidden="true">
          {t('search.placeholder')}
          <b>/</b>
        </span>
      </Link>
    </span>
  );
}

function OddsFormatChoice() {
  const t = useT('common');
  const words = useT('sportsbook');
  const format = useSettings(({ oddsFormat }) => oddsFormat);
  return (
    <span className="bar-select">
      <ChoicePill
        label={t('odds.format')}
        isLabelHidden
        value={format}
        options={ODDS_FORMATS.map((value) => ({ value, label: t(`odds.${value}`) }))}
        onChange={(chosen) => {
          const oddsFormat = ODDS_FORMATS.find((known) => known === chosen) ?? 'decimal';
          void chooseSettings({ oddsFormat }).then((isKept) => isKept || notify(words('settings.failed')));
        }}
      />
    </span>
  );
}

/** Inside the site its theme rules; alone, the page brings its own switch. */
function StandaloneTheme() {
  const t = useT('common');
  const isEmbedded = useFrame((frame) => frame.isEmbedded);
  const { theme, choose } = useTheme();
  if (isEmbedded) return null;
  return (
    <IconButton
      size="small"
      label={theme === 'dark' ? t('shell.themeLight') : t('shell.themeDark')}
      icon={theme === 'dark' ? <Sun size={18} aria-hidden="true" /> : <Moon size={18} aria-hidden="true" />}
      onClick={() => choose(theme === 'dark' ? 'light' : 'dark')}
    />
  );
}

/** The site around the frame shows the balance already. */
function BarBalance() {
  const t = useT('sportsbook');
  const common = useT('common');
  const account = useAccount();
  const { isEmbedded, isKnown, token } = useFrame();
  if (account) {
    if (isEmbedded) return null;
    return (
      <span className="bar-balance" title={t('nav.balance')}>
        <span className="sr-only">{t('nav.balance')}</span>
        <Suit name="oros" size={14} className="text-brand" />
        <BalanceText version={account.version}>
          <MoneyText amount={account.balance} currency={account.currency} />
        </BalanceText>
      </span>
    );
  }
  if (!isEmbedded || !isKnown || token !== null) return null;
  return (
    <Button rank="primary" size="small" onClick={() => sendToSite({ type: 'sign-in' })}>
      {common('auth.signIn')}
    </Button>
  );
}
