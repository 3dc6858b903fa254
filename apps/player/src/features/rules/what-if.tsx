import { contestArguments, sportWords } from '@ordago/i18n/market-words';
import { useT } from '@ordago/i18n/react';
import { formatAmount, formatOdds } from '@ordago/kernel';
import { articleOf, EXAMPLE, formatOf, type Retirement, type SportRule } from '@ordago/sport-rules';
import { Select, TextField } from '@ordago/ui';
import { EveryMarket } from './every-market.tsx';
import { useRuleWords } from './use-rule-words.ts';
import { betsIn } from './what-if-cases.ts';
import { type Draft, useDraft } from './what-if-draft.ts';
import { choicesOf, type Figure, figuresOf, type Happening, happeningsOf, labelOf } from './what-if-situation.ts';
import { hasHalves } from './what-if-sports.ts';
import './what-if.css';

/** A contest that the reader ends as they like: the engine that settles bets shows how theirs would settle. */
export function WhatIf({ rule, retirement }: { rule: SportRule; retirement: Retirement }) {
  const t = useT('rules');
  const draft = useDraft(rule, retirement);
  const { situation, faults } = draft;
  const isContradicted = Object.keys(faults).length > 0;
  const [ahead, ...others] = isContradicted ? [] : betsIn(rule, situation);
  const isPlayed = situation.happening !== 'walkover' && situation.happening !== 'postponed';
  return (
    <>
      <section className="rules-card">
        <h2>{t('whatIf.title')}</h2>
        <p className="text-14 text-muted">
          {t('whatIf.lead', { stake: formatAmount(EXAMPLE.stake), odds: formatOdds(EXAMPLE.odds) })}
        </p>
        <Course rule={rule} draft={draft} />
        {isPlayed && <Figures rule={rule} draft={draft} />}
        <output className="rules-bets">
          {ahead && <BetVerdict sport={rule.slug} bet={ahead} isFirst />}
          {others.map((bet) => (
            <BetVerdict key={JSON.stringify(bet.bet)} sport={rule.slug} bet={bet} />
          ))}
        </output>
      </section>
      <EveryMarket rule={rule} situation={situation} isContradicted={isContradicted} />
    </>
  );
}

/** Players have no home: they are the first one and the second one. */
const PLAYERS: Readonly<Record<string, 'first' | 'second'>> = { home: 'first', away: 'second' };

interface DraftProps {
  readonly rule: SportRule;
  readonly draft: Draft;
}

/** Course of the contest: finished or not, in which format, how much of it, and what is picked among words. */
function Course({ rule, draft }: DraftProps) {
  const t = useT('rules');
  const markets = useT('markets');
  const words = useRuleWords();
  const { isOfPlayers } = sportWords(rule.slug);
  const { situation } = draft;
  const { happening, format } = situation;
  const { minimum } = formatOf(rule, format);
  const formats = articleOf(rule).formats.map(({ key, name }) => ({ value: key, label: words.textOf(name) }));
  const optionName = (key: string, option: string) =>
    key === 'method'
      ? markets(`outcome.${option as 'points'}`)
      : t(`whatIf.option.${(isOfPlayers && PLAYERS[option]) || (option as 'first')}`, contestArguments(rule.slug));
  const isPlayed = happening !== 'walkover' && happening !== 'postponed';
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <Select
        label={t('whatIf.happening')}
        value={happening}
        onChange={(value) => draft.setHappening(value as Happening)}
        options={happeningsOf(rule).map((value) => ({ value, label: t(`whatIf.${value}`) }))}
      />
      {formats.length > 1 && (
        <Select label={t('column.format')} value={format} onChange={draft.setFormat} options={formats} />
      )}
      {happening === 'interrupted' && (minimum !== 'to-the-end' || hasHalves(rule)) && (
        <TextField
          label={t('whatIf.played', { unit: minimum === 'to-the-end' ? 'minutes' : minimum.unit })}
          inputMode="decimal"
          maxLength={6}
          value={draft.played}
          onChange={(event) => draft.setPlayed(event.currentTarget.value)}
        />
      )}
      {isPlayed &&
        choicesOf(rule, situation).map(({ key, options }) => (
          <Select
            key={key}
            label={t(`whatIf.choice.${key}`)}
            value={situation.choices?.[key] ?? options[0]}
            onChange={(option) => draft.choose(key, option)}
            options={options.map((value) => ({ value, label: optionName(key, value) }))}
          />
        ))}
    </div>
  );
}

/** The score and its halves; what is counted beside it is folded away. */
function Figures({ rule, draft }: DraftProps) {
  const t = useT('rules');
  const figures = figuresOf(rule, draft.situation.format);
  const more = figures.filter(({ isMore }) => isMore);
  return (
    <>
      <FigureGrid rule={rule} draft={draft} figures={figures.filter(({ isMore }) => !isMore)} />
      {more.length > 0 && (
        <details className="rules-more">
          <summary>{t('whatIf.more')}</summary>
          <FigureGrid rule={rule} draft={draft} figures={more} />
        </details>
      )}
    </>
  );
}

function FigureGrid({ rule, draft, figures }: DraftProps & { figures: readonly Figure[] }) {
  const t = useT('rules');
  const words = useRuleWords();
  return (
    <div className="rules-figures">
      {figures.map((figure) => {
        const fault = draft.faults[figure.key];
        return (
          <TextField
            key={figure.key}
            label={words.textOf(labelOf(rule, figure))}
            inputMode="numeric"
            maxLength={3}
            value={draft.figures[figure.key] ?? ''}
            error={fault === undefined ? undefined : t(`whatIf.fault.${fault}`)}
            onChange={(event) => draft.setFigure(figure.key, event.currentTarget.value)}
          />
        );
      })}
    </div>
  );
}

function BetVerdict({ sport, bet: { bet, status, why, payout }, isFirst = false }: BetVerdictProps) {
  const t = useT('rules');
  const words = useRuleWords();
  return (
    <span className={isFirst ? 'rules-verdict' : 'rules-verdict rules-verdict-more'}>
      <span className="grid gap-1">
        <b>{t(`whatIf.bet.${bet.code as 'winner'}`, bet.params as Record<string, never>)}</b>
        <small data-status={status}>{t(`whatIf.status.${status}`)}</small>
        <span>{words.because(why, sport)}</span>
      </span>
      <span className="rules-payout">
        <small>{t('column.payout')}</small>
        <b className="tabular">{payout}</b>
      </span>
    </span>
  );
}

interface BetVerdictProps {
  readonly sport: string;
  readonly bet: ReturnType<typeof betsIn>[number];
  readonly isFirst?: boolean;
}
