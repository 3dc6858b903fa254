import { formatDate } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { instant } from '@ordago/kernel';
import { useConnection } from '@ordago/web-kit/connection';
import { WifiOff } from 'lucide-react';
import './offline-line.css';

/** Line below the header while the server is out of reach: from when what is shown is. */
export function OfflineLine() {
  const t = useT('common');
  const locale = useLocale();
  const { isDown, answeredAt } = useConnection();
  return (
    <div role="status">
      {isDown && (
        <p className="offline-line">
          <WifiOff size={16} aria-hidden="true" />
          {t('state.offline', { time: formatDate(instant(answeredAt), locale, { style: 'time' }) })}
        </p>
      )}
    </div>
  );
}
