import { LOCALE_NAMES, LOCALES } from '@ordago/i18n';
import { useLocale, useSetLocale, useT } from '@ordago/i18n/react';
import { classNames, Flag } from '@ordago/ui';
import { ChevronDown } from 'lucide-react';
import { LazyMenu } from '../../shared/lazy-menu.tsx';

/** The languages by flag and own name; choosing one closes the list and keeps the page. */
export function LanguageMenu({ isRail = false }: { isRail?: boolean }) {
  const t = useT('common');
  const locale = useLocale();
  const setLocale = useSetLocale();
  return (
    <LazyMenu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${t('shell.language')}: ${LOCALE_NAMES[locale]}`}
          className={classNames(
            'inline-flex h-9 items-center gap-2 rounded-control text-12 font-semibold hover:bg-raised pointer-coarse:h-touch',
            isRail ? 'w-touch justify-center' : '-ml-2 px-2',
          )}
        >
          <Flag name={locale} size={18} />
          {!isRail && LOCALE_NAMES[locale]}
          {!isRail && <ChevronDown size={16} className="text-muted" aria-hidden="true" />}
        </button>
      }
      items={LOCALES.map((language) => ({
        key: language,
        label: <span lang={language}>{LOCALE_NAMES[language]}</span>,
        icon: <Flag name={language} />,
        isChosen: language === locale,
        onSelect: () => void setLocale(language),
      }))}
    />
  );
}
