import { engineByKey, type LinkedProof } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { Button, Note, Select, TextField } from '@ordago/ui';
import { type FormEvent, useState } from 'react';
import { PROVABLE, type Script as RoundScript, scriptForm } from './script-fields.ts';
import { ScriptInputs } from './script-inputs.tsx';
import { VerdictSteps } from './verdict-steps.tsx';
import { type Verdict, type VerifyFault, verify } from './verify.ts';

const FIELDS = ['serverSeed', 'commitment', 'clientSeed', 'nonce'] as const;
const CHAIN_FIELDS = ['hash', 'salt', 'place', 'terminal'] as const;
type FieldName = (typeof FIELDS)[number] | (typeof CHAIN_FIELDS)[number];

type Found = Verdict | { readonly fault: VerifyFault | 'badJson'; readonly field: string };

/** Form of the verifier, filled by hand or by a link, and its verdict. */
export function VerifyForm({ first }: { first: LinkedProof }) {
  const t = useT('fairness');
  const [basics, setBasics] = useState({ engine: first.engine, stake: first.stake, payout: first.payout });
  const [json, setJson] = useState({ choice: jsonOf(first.choice), moves: jsonOf(first.moves) });
  const [script, setScript] = useState(() => scriptForm(first.engine)?.write(first) ?? {});
  const [texts, setTexts] = useState(() => textsOf(first));
  const [checked, setChecked] = useState(() =>
    isComplete(first) ? { proof: first, found: verify(first) as Found } : null,
  );
  const form = scriptForm(basics.engine);
  const source = engineByKey(basics.engine)?.source ?? 'seeds';
  const isSecret = first.seeds?.server === null && first.seeds.commitment !== '';
  const check = (event: FormEvent) => {
    event.preventDefault();
    const played = form ? form.read(script) : scriptOfJson(json);
    const proof = { ...basics, ...proofOf(source, texts), choice: played?.choice, moves: played?.moves ?? [] };
    setChecked({ proof, found: played ? verify(proof) : { fault: 'badJson', field: 'choice' } });
  };
  return (
    <div className="mx-auto grid w-full max-w-[760px] gap-6 py-6">
      <header className="grid gap-2">
        <h1 className="text-32 font-extrabold tracking-tight">{t('title')}</h1>
        <p className="text-16 text-muted">{t('intro')}</p>
      </header>
      {isSecret && <Note tone="info">{t('notRevealed')}</Note>}
      <form className="grid gap-4 rounded-card border border-line bg-surface p-5" onSubmit={check}>
        <Basics
          basics={basics}
          onChange={(next) => {
            if (next.engine !== basics.engine) setScript(scriptForm(next.engine)?.write(EMPTY) ?? {});
            setBasics(next);
          }}
        />
        {form ? (
          <ScriptInputs fields={form.fields} texts={script} onChange={setScript} />
        ) : (
          <Script json={json} onChange={setJson} />
        )}
        <div className="grid gap-4 tablet:grid-cols-2">
          {(source === 'seeds' ? FIELDS : CHAIN_FIELDS).map((name) => (
            <TextField
              key={name}
              label={t(name)}
              className="font-mono"
              spellCheck={false}
              value={texts[name]}
              onChange={(event) => setTexts({ ...texts, [name]: event.target.value.trim() })}
            />
          ))}
        </div>
        <Button rank="primary" type="submit">
          {t('check')}
        </Button>
      </form>
      {checked && <Outcome proof={checked.proof} found={checked.found} />}
    </div>
  );
}

interface BasicsProps {
  readonly basics: { readonly engine: string; readonly stake: string; readonly payout: string };
  readonly onChange: (basics: { engine: string; stake: string; payout: string }) => void;
}

function Basics({ basics, onChange }: BasicsProps) {
  const t = useT('fairness');
  // A link may name a game that has no form; it stays in the list by its key.
  const isListed = PROVABLE.some((game) => game === basics.engine);
  const games = PROVABLE.map((game) => ({ value: game as string, label: t(`games.${game}`) }));
  return (
    <div className="grid gap-4 tablet:grid-cols-3">
      <Select
        label={t('game')}
        value={basics.engine}
        options={isListed ? games : [...games, { value: basics.engine, label: basics.engine }]}
        onChange={(engine) => onChange({ ...basics, engine })}
      />
      <TextField
        label={t('stake')}
        inputMode="decimal"
        value={basics.stake}
        onChange={(event) => onChange({ ...basics, stake: event.target.value.replace(',', '.') })}
      />
      <TextField
        label={t('payout')}
        inputMode="decimal"
        value={basics.payout}
        onChange={(event) => onChange({ ...basics, payout: event.target.value.replace(',', '.') })}
      />
    </div>
  );
}

interface ScriptProps {
  readonly json: { readonly choice: string; readonly moves: string };
  readonly onChange: (json: { choice: string; moves: string }) => void;
}

function Script({ json, onChange }: ScriptProps) {
  const t = useT('fairness');
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField
        label={t('choice')}
        className="font-mono"
        value={json.choice}
        onChange={(event) => onChange({ ...json, choice: event.target.value })}
      />
      <TextField
        label={t('moves')}
        className="font-mono"
        value={json.moves}
        onChange={(event) => onChange({ ...json, moves: event.target.value })}
      />
    </div>
  );
}

function Outcome({ proof, found }: { proof: LinkedProof; found: Found }) {
  const t = useT('fairness');
  if (!('fault' in found)) return <VerdictSteps proof={proof} verdict={found} />;
  return <Note tone="bad">{t(found.fault, { field: found.field })}</Note>;
}

/** Script of a game without a link. */
const EMPTY: RoundScript = { choice: null, moves: [] };

function scriptOfJson(json: { readonly choice: string; readonly moves: string }): RoundScript | null {
  const choice = readJson(json.choice || 'null');
  const moves = readJson(json.moves || '[]');
  return choice && moves && Array.isArray(moves.value) ? { choice: choice.value, moves: moves.value } : null;
}

function proofOf(source: 'seeds' | 'chain', texts: Readonly<Record<FieldName, string>>) {
  const { serverSeed, commitment, clientSeed, nonce, hash, salt, place, terminal } = texts;
  if (source === 'chain') return { seeds: null, chain: { terminal, salt, place: wholeOf(place), hash } };
  return { seeds: { server: serverSeed, commitment, client: clientSeed, nonce: wholeOf(nonce) }, chain: null };
}

function textsOf({ seeds, chain }: LinkedProof): Record<FieldName, string> {
  return {
    serverSeed: seeds?.server ?? '',
    commitment: seeds?.commitment ?? '',
    clientSeed: seeds?.client ?? '',
    nonce: String(seeds?.nonce ?? 0),
    hash: chain?.hash ?? '',
    salt: chain?.salt ?? '',
    place: String(chain?.place ?? 1),
    terminal: chain?.terminal ?? '',
  };
}

/** A link that brings everything is computed at once. */
function isComplete({ seeds, chain }: LinkedProof): boolean {
  return Boolean(seeds?.server || chain?.hash);
}

function wholeOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

function jsonOf(value: unknown): string {
  return value === null || (Array.isArray(value) && value.length === 0) ? '' : JSON.stringify(value);
}

function readJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
