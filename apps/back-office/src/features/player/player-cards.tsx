import { ActionIcon, CopyButton } from '@mantine/core';
import { formatAmountText, isLocale, LOCALE_NAMES } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { initialsOf } from '@ordago/ui';
import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pill } from '../../shared/list/pill.tsx';
import { PlayerStatus } from '../../shared/list/player-status.tsx';
import type { PlayerFile } from '../../shared/players/read-player.ts';

/** Head of a player's file: name and state. */
export function PlayerHero({ player }: { player: PlayerFile }) {
  const t = useT('back-office');
  const name = `${player.first_name} ${player.last_name}`.trim();
  return (
    <header className="card mb-3 flex flex-wrap items-center gap-4 p-4">
      <span className="nav-face size-13! text-16!" aria-hidden="true">
        {initialsOf(player.username)}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="text-20 font-bold tracking-tight">{player.username}</h1>
          <PlayerStatus player={player} />
          <Pill tone={player.is_verified ? 'good' : 'plain'} hasDot={false}>
            {t(player.is_verified ? 'players.verified' : 'players.unverified')}
          </Pill>
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
          <span className="inline-flex items-center gap-1">
            P-{player.id}
            <CopyId id={player.id} />
          </span>
          {name !== '' && <span>{name}</span>}
          <span>
            {t('players.agent')}: {player.agent ?? t('players.operatorAgent')}
          </span>
          <span>
            {t('players.since')}: <DateText at={player.created_at} style="date" />
          </span>
        </p>
      </div>
    </header>
  );
}

function CopyId({ id }: { id: string }) {
  const t = useT('back-office');
  return (
    <CopyButton value={id}>
      {({ copied, copy }) => (
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('player.copyId')} onClick={copy}>
          {copied ? <Check size={14} /> : <Copy size={14} />}
        </ActionIcon>
      )}
    </CopyButton>
  );
}

/** Wallets, sums of the ledger and the person. */
export function PlayerSide({ player }: { player: PlayerFile }) {
  const t = useT('back-office');
  const { totals, currency } = player;
  const money = (amount: string) => <span className="tabular">{formatAmountText(amount)}</span>;
  return (
    <div className="grid gap-3">
      <section className="card pb-3">
        <h2 className="card-head">
          {t('player.balance')}
          <span className="card-head-aside">{currency}</span>
        </h2>
        <p className="tabular px-4 pb-2 text-32 font-bold tracking-tight">{formatAmountText(player.main)}</p>
        <dl>
          <Fact label={t('player.available')}>{money(player.main)}</Fact>
          <Fact label={t('player.held')}>{money(player.hold)}</Fact>
          <Fact label={t('players.debt')}>{money(player.debt)}</Fact>
        </dl>
      </section>
      <section className="card pb-3">
        <h2 className="card-head">
          {t('player.money')}
          <span className="card-head-aside">{currency}</span>
        </h2>
        <dl>
          <Fact label={t('player.deposits')}>{money(totals.deposits)}</Fact>
          <Fact label={t('player.withdrawals')}>{money(totals.withdrawals)}</Fact>
          <Fact label={t('player.sportStakes')}>{money(totals.sport_stakes)}</Fact>
          <Fact label={t('player.sportPayouts')}>{money(totals.sport_payouts)}</Fact>
          <Fact label={t('player.casinoStakes')}>{money(totals.casino_stakes)}</Fact>
          <Fact label={t('player.casinoPayouts')}>{money(totals.casino_payouts)}</Fact>
          <Fact label={<abbr title={t('player.ggrHint')}>{t('player.ggr')}</abbr>}>{money(totals.ggr)}</Fact>
          <Fact label={t('player.openBets')}>{player.open_bets}</Fact>
        </dl>
      </section>
      <section className="card pb-3">
        <h2 className="card-head">{t('player.person')}</h2>
        <dl>
          <Fact label={t('player.email')}>{player.email}</Fact>
          <Fact label={t('player.phone')}>{player.phone}</Fact>
          <Fact label={t('player.birth')}>{player.birth_date}</Fact>
          <Fact label={t('players.country')}>{player.country ?? '—'}</Fact>
          <Fact label={t('player.language')}>
            {isLocale(player.locale) ? LOCALE_NAMES[player.locale] : player.locale}
          </Fact>
        </dl>
      </section>
    </div>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
