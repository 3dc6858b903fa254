import { formatMoney, formatOddsAs, ODDS_FORMATS } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { odds, parseAmount } from '@ordago/kernel';
import { AmountField, Button, Note, Switch } from '@ordago/ui';
import { useState } from 'react';
import { sendToSite, useFrame } from '../../embed/frame.ts';
import { notify } from '../../shared/controls/notice.tsx';
import { type Account, useAccount } from '../../shared/player/account.ts';
import { chooseSettings, type PlayerSettings, useSettings } from '../../shared/player/player-settings.ts';
import '../../shared/controls/page-title.css';
import './settings-page.css';

/** Prices that show how a format reads: a favourite, an even one, an outsider. */
const EXAMPLES = [1_500, 2_350, 13_000].map(odds);

/** Settings of the betting front end: format of odds, and quick bets. */
export function SettingsPage() {
  const t = useT('sportsbook');
  const isGuest = useFrame(({ token }) => token === null);
  return (
    <div className="settings">
      <h1 className="page-title">{t('settings.title')}</h1>
      <p className="settings-lead">{t(isGuest ? 'settings.keptDevice' : 'settings.keptAccount')}</p>
      <OddsFormatChoice />
      <QuickBetChoice />
    </div>
  );
}

function useChoose(): (change: Partial<PlayerSettings>) => void {
  const t = useT('sportsbook');
  return (change) => void chooseSettings(change).then((isKept) => isKept || notify(t('settings.failed')));
}

function OddsFormatChoice() {
  const t = useT('sportsbook');
  const common = useT('common');
  const chosen = useSettings(({ oddsFormat }) => oddsFormat);
  const choose = useChoose();
  return (
    <fieldset className="settings-card">
      <legend>{common('odds.format')}</legend>
      <p className="settings-lead">{t('settings.formatLead')}</p>
      <div className="format-list">
        {ODDS_FORMATS.map((format) => (
          <label key={format} className="format-option">
            <input
              type="radio"
              name="odds-format"
              value={format}
              checked={format === chosen}
              onChange={() => choose({ oddsFormat: format })}
            />
            <span className="format-name">{common(`odds.${format}`)}</span>
            <span className="format-example tabular">
              <span className="sr-only">{t('settings.example')}: </span>
              {EXAMPLES.map((price) => (
                <span key={price}>{formatOddsAs(price, format)}</span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function QuickBetChoice() {
  const t = useT('sportsbook');
  const common = useT('common');
  const account = useAccount();
  const { isEmbedded, token } = useFrame();
  return (
    <section className="settings-card" aria-labelledby="quick-bet">
      <h2 id="quick-bet">{t('settings.quick')}</h2>
      {account ? (
        <QuickBetFields account={account} />
      ) : (
        <div className="settings-guest">
          <p className="settings-lead">{t('settings.quickGuest')}</p>
          {isEmbedded && token === null && (
            <Button rank="secondary" size="small" onClick={() => sendToSite({ type: 'sign-in' })}>
              {common('auth.signIn')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function QuickBetFields({ account: { stake, currency } }: { account: Account }) {
  const t = useT('sportsbook');
  const { quickStake, quickConfirms } = useSettings();
  const [typed, setTyped] = useState<string | null>(null);
  const choose = useChoose();
  const shown = typed ?? quickStake ?? stake.default;
  const isValid = isWithin(shown, stake);
  const bounds = t('settings.quickBounds', {
    min: formatMoney(stake.min, currency),
    max: formatMoney(stake.max, currency),
  });
  return (
    <>
      <Switch
        label={t('settings.quickOn')}
        hint={t('settings.quickHint')}
        isOn={quickStake !== null}
        isDisabled={quickStake === null && !isValid}
        onChange={(isOn) => choose({ quickStake: isOn ? shown : null })}
      />
      <AmountField
        label={t('settings.quickStake')}
        value={shown}
        currency={currency}
        hint={bounds}
        error={isValid ? undefined : bounds}
        onChange={setTyped}
        onBlur={() => {
          if (quickStake !== null && isValid && shown !== quickStake) choose({ quickStake: shown });
        }}
      />
      <Switch
        label={t('settings.quickConfirm')}
        hint={t('settings.quickConfirmHint')}
        isOn={quickConfirms}
        onChange={(quickConfirms) => choose({ quickConfirms })}
      />
      <Note tone="warn">{t('settings.quickFinal')}</Note>
    </>
  );
}

function isWithin(typed: string, { min, max }: { min: string; max: string }): boolean {
  const [units, least, most] = [typed, min, max].map((text) => parseAmount(text));
  return units != null && least != null && most != null && units >= least && units <= most;
}
