import { useT } from '@ordago/i18n/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../controls/announcer.tsx';
import './bet-code.css';

/** Time for which the mark of a copied code stays, in ms. */
const COPIED_MS = 2_000;

/** The code that a player gives to support, with the button that copies it. */
export function BetCode({ code, look = 'line' }: { code: string; look?: 'line' | 'box' }) {
  const t = useT('sportsbook');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      // A frame may be kept from the clipboard; the code can still be selected.
      return;
    }
    setCopied(true);
    announce(t('slip.copied'));
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <span className={`bet-code bet-code-${look}`}>
      <span className="select-all">{code}</span>
      <button type="button" aria-label={t('slip.copyCode', { code })} onClick={() => void copy()}>
        {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      </button>
    </span>
  );
}
