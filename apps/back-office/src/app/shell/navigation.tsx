import { ActionIcon } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { initialsOf, Wordmark } from '@ordago/ui';
import { X } from 'lucide-react';
import { Link } from '../../shared/paths.ts';
import { roleOf, useStaff } from '../../shared/session.ts';
import { NAV_SECTIONS, type NavEntry } from './nav-entries.ts';
import { useWaiting } from './use-waiting.ts';

/** The sections of the panel that this member of staff may open, and who they are. */
export function NavigationList({ onGo }: { onGo: () => void }) {
  const t = useT('back-office');
  const common = useT('common');
  const staff = useStaff();
  const level = staff?.level ?? 0;
  return (
    <>
      <div className="nav-logo">
        <span className="max-lg:tablet:hidden">
          <Wordmark />
        </span>
        <span className="nav-chip">{t('shell.staff')}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          className="ml-auto tablet:hidden"
          aria-label={common('shell.closeMenu')}
          onClick={onGo}
        >
          <X size={18} />
        </ActionIcon>
      </div>
      <nav aria-label={t('nav.main')}>
        {NAV_SECTIONS.map(({ title, entries }) => {
          const shown = entries.filter((entry) => level >= entry.levelMin);
          if (shown.length === 0) return null;
          return (
            <section key={title} className="nav-section">
              <h2 className="nav-group">{t(title)}</h2>
              {shown.map((entry) => (
                <NavLink key={entry.to} entry={entry} onGo={onGo} />
              ))}
            </section>
          );
        })}
      </nav>
      {staff && (
        <div className="nav-me">
          <span className="nav-face" aria-hidden="true">
            {initialsOf(staff.username)}
          </span>
          <span className="nav-who min-w-0">
            <b className="block truncate font-semibold">{staff.username}</b>
            <span className="text-12 text-muted">
              {t('shell.roleLevel', { role: t(`role.${roleOf(staff.level)}`), level: staff.level })}
            </span>
          </span>
        </div>
      )}
    </>
  );
}

function NavLink({ entry, onGo }: { entry: NavEntry; onGo: () => void }) {
  const t = useT('back-office');
  const waiting = useWaiting(entry.queue);
  const Icon = entry.icon;
  return (
    <Link to={entry.to} className="nav-link" activeProps={{ 'aria-current': 'page' }} onClick={onGo}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="nav-label">{t(entry.label)}</span>
      {waiting > 0 && (
        <span className="nav-count">
          <span aria-hidden="true">{waiting}</span>
          <span className="sr-only">{t('shell.waiting', { count: waiting })}</span>
        </span>
      )}
    </Link>
  );
}
