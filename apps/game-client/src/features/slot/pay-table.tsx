import { basisPointsOf, engineByKey, type SlotDefinition } from '@ordago/game-engines';
import { formatCount, formatMoney, formatPercent } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { floorDiv, type Units } from '@ordago/kernel';
import { Dialog } from '@ordago/ui';
import { unitsOf } from '../../shared/units-of.ts';
import { PaidSymbol } from './paid-symbol.tsx';
import { waysMost } from './slot-round.ts';
import { SymbolName } from './symbol-name.tsx';

export interface PayTableProps {
  readonly definition: SlotDefinition;
  /** Decimal text: payouts are shown at this stake. */
  readonly stake: string;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Payouts of every symbol at the stake, the lines, and the rules: all from the definition that is played. */
export default function PayTable({ definition, stake, currency, onClose }: PayTableProps) {
  const t = useT('game');
  const { pays, symbols, scatter, jackpot, lines, wild } = definition;
  const parts = BigInt(lines.length || 1);
  const at = (hundredths: number): Units => floorDiv(unitsOf(stake) * BigInt(hundredths), parts * 100n);
  const tableOf = (letter: string) =>
    Object.entries(pays[letter] ?? {}).map(([count, hundredths]) => ({ count: Number(count), amount: at(hundredths) }));
  const paid = Object.keys(symbols).filter((letter) => pays[letter] !== undefined);
  const isWays = lines.length === 0;
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={t('slot.open')} closeLabel={t('slot.close')}>
      <div className="grid gap-5">
        <section className="grid gap-3">
          <h3 className="text-14 font-bold">
            {t(isWays ? 'slot.payWays' : 'slot.payLines', { stake: formatMoney(stake, currency) })}
          </h3>
          <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
            {jackpot && (
              <PaidSymbol
                name={symbols[jackpot.letter] ?? ''}
                badge={t('slot.jackpot')}
                isWide
                rows={[{ count: definition.reels.length, amount: unitsOf(stake) * BigInt(jackpot.stakes) }]}
              />
            )}
            {scatter && (
              <PaidSymbol
                name={symbols[scatter.letter] ?? ''}
                badge={t('slot.scatter')}
                isWide
                rows={Object.entries(scatter.freeSpins).map(([count, freeSpins]) => ({
                  count: Number(count),
                  amount: at((scatter.pays[Number(count)] ?? 0) * Number(parts)),
                  freeSpins,
                }))}
              />
            )}
            {wild !== null && pays[wild] === undefined && (
              <PaidSymbol name={symbols[wild] ?? ''} badge={t('slot.wild')} rows={[]} />
            )}
            {[...paid].reverse().map((letter) => (
              <PaidSymbol
                key={letter}
                name={symbols[letter] ?? ''}
                badge={letter === wild ? t('slot.wild') : null}
                rows={tableOf(letter)}
              />
            ))}
          </ul>
        </section>
        {!isWays && <Lines definition={definition} />}
        <Rules definition={definition} />
      </div>
    </Dialog>
  );
}

function Lines({ definition: { lines, rows } }: { definition: SlotDefinition }) {
  const t = useT('game');
  return (
    <section className="grid gap-3">
      <h3 className="text-14 font-bold">{t('slot.lines', { count: lines.length })}</h3>
      <ul className="grid grid-cols-3 gap-2 tablet:grid-cols-5">
        {lines.map((line, place) => (
          <li key={line.join('')} className="grid gap-1 rounded-control bg-sunken p-2">
            <span className="sr-only">{t('slot.line', { number: place + 1 })}</span>
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
              <span key={row} className="grid auto-cols-fr grid-flow-col gap-1" aria-hidden="true">
                {line.map((crossed, reel) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place.
                    key={reel}
                    className={`h-3 rounded-control ${crossed === row ? 'bg-brand-fill' : 'bg-hover'}`}
                  />
                ))}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rules({ definition }: { definition: SlotDefinition }) {
  const t = useT('game');
  const locale = useLocale();
  const { wild, scatter, jackpot, buy, heights, rows, symbols, declared } = definition;
  const winMax = engineByKey(definition.key)?.payoutMaxHundredths ?? 0;
  const ways = formatCount(waysMost(definition));
  const symbol = wild === null ? '' : (symbols[wild] ?? '');
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-14 text-muted">
      <li>
        {heights === null ? t('slot.ruleLines') : t('slot.ruleWays', { min: Math.min(...heights), max: rows, ways })}
      </li>
      {wild !== null && (
        <li>
          <SymbolName name={symbol}>
            {(name) => t(scatter ? 'slot.ruleWild' : 'slot.ruleWildAlone', { symbol: name })}
          </SymbolName>
        </li>
      )}
      {scatter && (
        <li>
          {scatter.freeSpinMultiplier > 1 && `${t('slot.ruleFree', { times: scatter.freeSpinMultiplier })} `}
          {t('slot.ruleFreeOnce')}
        </li>
      )}
      {jackpot && <li>{t('slot.ruleJackpot', { stakes: formatCount(jackpot.stakes) })}</li>}
      {buy && <li>{t('slot.ruleBuy', { price: buy.price, count: buy.freeSpins })}</li>}
      <li>{t('slot.winMax', { times: formatCount(Math.trunc(winMax / 100)) })}</li>
      <li>{t('slot.rtp', { rtp: formatPercent(basisPointsOf(declared.rtp), locale) })}</li>
      {buy && <li>{t('slot.rtpBought', { rtp: formatPercent(basisPointsOf(buy.declared.rtp), locale) })}</li>}
    </ul>
  );
}
