import { ODDS_FORMATS } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { BalanceText, Button, classNames, IconButton, Suit, useTheme } from '@ordago/ui';

import { ChevronDown, Moon, Sun } from 'lucide-react';
import { tellSite, useFrame } from '../../embed/frame.ts';
import { useAccount } from '../../shared/account.ts';
import { useOddsFormatChoice } from '../../shared/odds-format.ts';
import { Link, PATHS } from '../../shared/paths.ts';

/** The bar: sections left, odds format and balance right. */
export function Bar() {
  const t = useT('sportsbook');
  return (
    <header className="bar">
      <Link to={PATHS.home} className="bar-name">
        <Suit name="espadas" size={20} className="text-brand" />
        {t('brand')}
      </Link>
      <nav aria-label={t('nav.sections')} className="bar-nav no-scrollbar">
        <Link to={PATHS.home} activeOptions={{ exact: true, includeSearch: false }} className="bar-link">
          {t('nav.home')}
        </Link>
        <Link to={PATHS.results} activeOptions={{ includeSearch: false }} className="bar-link">
          {t('nav.results')}
        </Link>
        <Link to={PATHS.bets} activeOptions={{ includeSearch: false }} className="bar-link">
          {t('nav.myBets')}
        </Link>
      </nav>
      <span className="bar-tools">
        <OddsFormatChoice />
        <StandaloneTheme />
        <BarBalance />
      </span>
    </header>
  );
}

function OddsFormatChoice() {
  const t = useT('common');
  const { format, choose } = useOddsFormatChoice();
  return (
    <span className="bar-select">
      <select
        aria-label={t('odds.format')}
        value={format}
        onChange={({ target }) => choose(ODDS_FORMATS.find((known) => known === target.value) ?? 'decimal')}
      >
        {ODDS_FORMATS.map((value) => (
          <option key={value} value={value}>
            {t(`odds.${value}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden="true" />
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

/** On a phone the site around the frame shows the balance already. */
function BarBalance() {
  const t = useT('sportsbook');
  const common = useT('common');
  const account = useAccount();
  const { isEmbedded, isKnown, token } = useFrame();
  if (account) {
    return (
      <span className={classNames('bar-balance', isEmbedded && 'is-doubled')} title={t('nav.balance')}>
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
    <Button rank="primary" size="small" onClick={() => tellSite({ type: 'sign-in' })}>
      {common('auth.signIn')}
    </Button>
  );
}
