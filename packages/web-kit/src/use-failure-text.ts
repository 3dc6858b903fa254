import { ApiError } from '@ordago/api-client';
import { useErrorText, useT } from '@ordago/i18n/react';
import { useCallback } from 'react';

/** Returns the sentence of a failed call: the catalogue's in the language of the page, or that no answer came. */
export function useFailureText(): (failure: unknown) => string {
  const errorText = useErrorText();
  const t = useT('common');
  return useCallback(
    (failure) => {
      if (!(failure instanceof ApiError)) return errorText({});
      return failure.http === 0 ? t('state.unreachable') : errorText(failure.error);
    },
    [errorText, t],
  );
}
