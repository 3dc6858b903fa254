import { formatDate } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { instant } from '@ordago/kernel';
import { useConnection } from '@ordago/web-kit/connection';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import './offline-line.css';

/** Line under the bar while the server is out of reach: from when the prices are, and that nothing can be bet meanwhile. */
export function OfflineLine() {
  const t = useT('sportsbook');
  const common = useT('common');
  const locale = useLocale();
  const { isDown, answeredAt } = useConnection();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', isDown);
  }, [isDown]);
  return (
    <div role="status">
      {isDown && (
        <p className="offline-line">
          <WifiOff size={16} aria-hidden="true" />
          <span>
            <strong>
              {common('state.offline', { time: formatDate(instant(answeredAt), locale, { style: 'time' }) })}
            </strong>{' '}
            {t('state.placingClosed')}
          </span>
        </p>
      )}
    </div>
  );
}
