import { useT } from '@ordago/i18n/react';
import { Button } from '@ordago/ui';
import { useState } from 'react';
import { notify } from '../../../shared/controls/notice.tsx';
import { convertToBuilder } from './to-builder.ts';

/** Makes one bet builder of all selections of a match, in the place of the first of them. */
export function ToBuilderButton({ event }: { event: string }) {
  const t = useT('sportsbook');
  const [isBusy, setBusy] = useState(false);
  const convert = async () => {
    setBusy(true);
    const conversion = await convertToBuilder(event);
    setBusy(false);
    if (conversion === 'impossible') notify(t('slip.noBuilder'));
  };
  return (
    <Button rank="primary" size="small" isBusy={isBusy} onClick={() => void convert()}>
      {t('slip.toBuilder')}
    </Button>
  );
}
