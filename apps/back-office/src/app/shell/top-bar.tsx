import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { LOCALE_NAMES, type Locale } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { Kbd, lazyPart, usePaintedTheme } from '@ordago/ui';
import { ChevronsUpDown, Clock, LogOut, Menu as MenuIcon, Moon, Search, Sun } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PATHS, useGo } from '../../shared/paths.ts';
import { signOut } from '../../shared/session.ts';
import { useZoneClock } from './use-zone-clock.ts';

/** The bar: player search, the zone of every time on the page, language, theme, and sign-out. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useT('back-office');
  const common = useT('common');
  const isPhone = useIsPhone();
  const [isFinding, setIsFinding] = useState(false);
  if (isPhone && isFinding) {
    return (
      <>
        <Finder hasFocus onFound={() => setIsFinding(false)} />
        <CloseButton size="lg" aria-label={common('action.close')} onClick={() => setIsFinding(false)} />
      </>
    );
  }
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        className="tablet:hidden"
        aria-label={common('shell.openMenu')}
        onClick={onMenu}
      >
        <MenuIcon size={20} />
      </ActionIcon>
      {!isPhone && <Finder />}
      <span className="flex-1" />
      {isPhone && (
        <ActionIcon variant="subtle" color="gray" aria-label={t('shell.find')} onClick={() => setIsFinding(true)}>
          <Search size={18} />
        </ActionIcon>
      )}
      <Zone />
      <LanguageSelect />
      <ThemeSwitch />
      <SignOut />
    </>
  );
}

/** Under 720 px the bar has space for one thing at a time. */
function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 44.99em)', undefined, { getInitialValueInEffect: false }) ?? false;
}

/** Pattern of a bet code: groups of four from its alphabet. Everything else is a part of a player. */
const BET_CODE = /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{3,4}(-[2-9A-HJKMNP-Z]{1,4})*$/i;

interface FinderProps {
  /** It was just opened: typing can begin. (Default: false) */
  readonly hasFocus?: boolean;
  readonly onFound?: () => void;
}

function Finder({ hasFocus = false, onFound }: FinderProps) {
  const t = useT('back-office');
  const go = useGo();
  const field = useRef<HTMLInputElement>(null);
  useHotkeys([['mod+K', () => field.current?.focus()]], []);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const find = (text: string) => {
    const search = text.trim();
    if (search === '') return;
    go({ to: BET_CODE.test(search) ? PATHS.bets : PATHS.players, search: { search } });
    field.current?.blur();
    onFound?.();
  };
  return (
    <search className="min-w-0 max-w-[420px] flex-1">
      <TextInput
        ref={field}
        aria-label={t('shell.find')}
        placeholder={t('shell.find')}
        leftSection={<Search size={16} aria-hidden="true" />}
        rightSection={
          <span className="hidden whitespace-nowrap desktop:block">
            <Kbd>Ctrl K</Kbd>
          </span>
        }
        rightSectionWidth={64}
        onKeyDown={(event) => event.key === 'Enter' && find(event.currentTarget.value)}
      />
    </search>
  );
}

function Zone() {
  const t = useT('back-office');
  const { zone, time } = useZoneClock();
  return (
    <span className="bar-zone max-tablet:hidden" title={t('shell.zoneHint')}>
      <Clock size={16} aria-hidden="true" />
      {zone} · <span className="tabular">{time}</span>
    </span>
  );
}

/** The language; the list of languages loads after the first paint, in a field of the same size. */
function LanguageSelect() {
  const locale = useLocale();
  const isPhone = useIsPhone();
  const nameOf = (code: Locale) => (isPhone ? code.toUpperCase() : LOCALE_NAMES[code]);
  return (
    <LanguageChoice
      nameOf={nameOf}
      className={LANGUAGE_WIDTH}
      waiting={
        <TextInput
          className={LANGUAGE_WIDTH}
          aria-hidden="true"
          tabIndex={-1}
          readOnly
          value={nameOf(locale)}
          rightSection={<ChevronsUpDown size={14} aria-hidden="true" />}
        />
      }
    />
  );
}

const LanguageChoice = lazyPart(() => import('./language-choice.tsx'));
const LANGUAGE_WIDTH = 'w-30 max-tablet:w-18';

function ThemeSwitch() {
  const t = useT('back-office');
  const { theme, setTheme } = usePaintedTheme();
  const isDark = theme === 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t(isDark ? 'shell.toLight' : 'shell.toDark')}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun size={18} /> : <Moon size={18} />}
    </ActionIcon>
  );
}

function SignOut() {
  const t = useT('back-office');
  const go = useGo();
  const leave = async () => {
    await signOut();
    go({ to: PATHS.signIn });
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('shell.signOut')}
      title={t('shell.signOut')}
      onClick={() => void leave()}
    >
      <LogOut size={18} />
    </ActionIcon>
  );
}
