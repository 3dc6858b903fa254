import { useT } from '@ordago/i18n/react';
import { IconButton, Sheet } from '@ordago/ui';
import { X } from 'lucide-react';
import { useModal } from '../../shared/modal.ts';
import { HomeLink, MenuBody } from './side-menu.tsx';

/** The menu as a sheet, for phones and narrow windows (`?modal=menu`). Any of its links closes it. */
export function MenuSheet({ isProfile }: { isProfile: boolean }) {
  const t = useT('common');
  const modal = useModal();
  return (
    <Sheet isOpen={modal.name === 'menu'} onClose={modal.close} label={t('a11y.mainMenu')}>
      <div className="flex h-header flex-none items-center justify-between pr-3 pl-5">
        <HomeLink isOverPage />
        <IconButton label={t('shell.closeMenu')} icon={<X size={20} aria-hidden="true" />} onClick={modal.close} />
      </div>
      <MenuBody isProfile={isProfile} isOverPage />
    </Sheet>
  );
}
