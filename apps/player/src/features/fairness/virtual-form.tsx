import { VIRTUAL_TEAMS, type VirtualProof, verifyVirtualMatch, virtualClientSeed } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { Button, Note, Select, TextField } from '@ordago/ui';
import { type FormEvent, useState } from 'react';
import { Code } from './verdict-steps.tsx';

const HEX_FIELDS = ['serverSeed', 'commitment'] as const;
const WHOLE_FIELDS = [
  ['season', 'seasonField'],
  ['round', 'roundField'],
  ['place', 'placeField'],
] as const;

/** The verifier of a virtual match: what a link brings or a person writes is drawn again, in the browser alone. */
export function VirtualForm({ first }: { first: VirtualProof }) {
  const t = useT('fairness');
  const [proof, setProof] = useState(first);
  const [checked, setChecked] = useState<VirtualProof | null>(first.serverSeed === null ? null : first);
  const change = (part: Partial<VirtualProof>) => setProof({ ...proof, ...part });
  const check = (event: FormEvent) => {
    event.preventDefault();
    setChecked(proof);
  };
  return (
    <div className="mx-auto grid w-full max-w-[760px] gap-6 py-6">
      <header className="grid gap-2">
        <h1 className="text-32 font-extrabold tracking-tight">{t('virtual.verify.title')}</h1>
        <p className="text-16 text-muted">{t('virtual.verify.intro')}</p>
      </header>
      {first.serverSeed === null && <Note tone="info">{t('virtual.fairnessText')}</Note>}
      <form className="grid gap-4 rounded-card border border-line bg-surface p-5" onSubmit={check}>
        <div className="grid gap-4 tablet:grid-cols-2">
          <Select
            label={t('virtual.verify.competition')}
            value={proof.competition}
            options={(['league', 'cup'] as const).map((value) => ({ value, label: t(`virtual.${value}`) }))}
            onChange={(competition) => change({ competition: competition === 'cup' ? 'cup' : 'league' })}
          />
          {WHOLE_FIELDS.map(([name, label]) => (
            <TextField
              key={name}
              label={t(`virtual.verify.${label}`)}
              inputMode="numeric"
              value={String(proof[name])}
              onChange={({ target }) => change({ [name]: wholeOf(target.value) })}
            />
          ))}
          {(['home', 'away'] as const).map((side) => (
            <Select
              key={side}
              label={t(`virtual.verify.${side}`)}
              value={String(proof[side])}
              options={VIRTUAL_TEAMS.map(({ name }, team) => ({ value: String(team), label: name }))}
              onChange={(team) => change({ [side]: Number(team) })}
            />
          ))}
        </div>
        <TextField
          label={t('virtual.verify.score')}
          value={proof.score}
          onChange={({ target }) => change({ score: target.value.trim() })}
        />
        {HEX_FIELDS.map((name) => (
          <TextField
            key={name}
            label={t(`virtual.verify.${name}`)}
            className="font-mono"
            spellCheck={false}
            value={proof[name] ?? ''}
            onChange={({ target }) => change({ [name]: target.value.trim() })}
          />
        ))}
        <Button rank="primary" type="submit">
          {t('virtual.verify.check')}
        </Button>
      </form>
      {checked && <VirtualOutcome proof={checked} />}
    </div>
  );
}

function VirtualOutcome({ proof }: { proof: VirtualProof }) {
  const t = useT('fairness');
  const verdict = verifyVirtualMatch(proof);
  if (verdict === null) return <Note tone="bad">{t('virtual.verify.bad')}</Note>;
  const { isPromised, isFixture, isScore, match } = verdict;
  const home = VIRTUAL_TEAMS[proof.home]?.name;
  const away = VIRTUAL_TEAMS[proof.away]?.name;
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-5" aria-live="polite">
      <h2 className="text-20 font-extrabold tracking-tight">{t('step1')}</h2>
      <Note tone={isPromised === null ? 'info' : isPromised ? 'good' : 'bad'}>
        {t(isPromised === null ? 'noPromise' : isPromised ? 'matches' : 'differs')}
      </Note>
      {isFixture !== null && (
        <Note tone={isFixture ? 'good' : 'bad'}>{t(`virtual.verify.${isFixture ? 'isFixture' : 'notFixture'}`)}</Note>
      )}
      <h2 className="text-20 font-extrabold tracking-tight">{t('step2')}</h2>
      <p className="text-14 break-all text-muted">
        {t('virtual.verify.step2Text', { message: `${virtualClientSeed(proof)}:${proof.place}:0` })}
      </p>
      <h2 className="text-20 font-extrabold tracking-tight">{t('virtual.verify.step3')}</h2>
      <p className="tabular text-20 font-extrabold">
        {home} {match.score.join('–')} {away}
      </p>
      <Code>{JSON.stringify(match, null, 1)}</Code>
      {isScore !== null && (
        <Note tone={isScore ? 'good' : 'bad'}>
          {isScore ? t('virtual.verify.same') : t('virtual.verify.notSame', { score: proof.score })}
        </Note>
      )}
    </section>
  );
}

/** Digits of a season, a round or a place that are read. */
const DIGITS_MAX = 9;

function wholeOf(text: string): number {
  const digits = text.replace(/\D/g, '').slice(0, DIGITS_MAX);
  return digits === '' ? 0 : Number(digits);
}
