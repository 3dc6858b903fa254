import type { LinkedProof } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { Facts, Note } from '@ordago/ui';
import type { ReactNode } from 'react';
import { factsOf } from './shown-facts.ts';
import type { Verdict } from './verify.ts';

/** The three steps from a seed to a payout, each with what anybody can recompute. */
export function VerdictSteps({ proof, verdict }: { proof: LinkedProof; verdict: Verdict }) {
  const t = useT('fairness');
  const { isPromised, isPaidRight } = verdict;
  return (
    <div className="grid gap-4" aria-live="polite">
      <Step title={t('step1')}>
        <p className="text-14 text-muted">
          {proof.chain ? t('step1Chain', { count: proof.chain.place }) : t('step1Seeds')}
        </p>
        <Code>{verdict.promise}</Code>
        <Note tone={isPromised === null ? 'info' : isPromised ? 'good' : 'bad'}>
          {t(isPromised === null ? 'noPromise' : isPromised ? 'matches' : 'differs')}
        </Note>
      </Step>
      <Step title={t('step2')}>
        <p className="text-14 break-all text-muted">{t('step2Text', { message: verdict.message })}</p>
        <table className="tabular w-full text-left text-14">
          <thead className="text-12 text-muted">
            <tr>
              <th className="py-1 font-semibold">{t('draw')}</th>
              <th className="py-1 font-semibold">{t('bytes')}</th>
              <th className="py-1 text-right font-semibold">{t('number')}</th>
            </tr>
          </thead>
          <tbody>
            {verdict.draws.map(({ bytes, number }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a draw is its place in the stream.
              <tr key={place} className="border-t border-line">
                <td className="py-1">{place + 1}</td>
                <td className="py-1 font-mono">{bytes}</td>
                <td className="py-1 text-right">{number}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Step>
      <Step title={t('step3')}>
        <p className="text-14 text-muted">{t('step3Text')}</p>
        <Facts
          facts={[
            ...factsOf(verdict.shown).map(({ key, value }, place) => ({
              key: `${key} ${place}`,
              label: t(`shown.${key}`),
              value,
            })),
            { key: 'payout', label: t('computedPayout'), value: verdict.payout },
          ]}
        />
        <details className="text-14">
          <summary className="min-h-touch cursor-pointer content-center font-semibold">{t('asData')}</summary>
          <Code>{JSON.stringify(verdict.shown, null, 1)}</Code>
        </details>
        {isPaidRight !== null && (
          <Note tone={isPaidRight ? 'good' : 'bad'}>
            {isPaidRight ? t('same') : t('notSame', { payout: proof.payout })}
          </Note>
        )}
      </Step>
    </div>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-20 font-extrabold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

/** Data as it is, in a window that scrolls. */
export function Code({ children }: { children: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard.
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-control bg-well p-3 font-mono text-12 break-all whitespace-pre-wrap"
    >
      {children}
    </pre>
  );
}
