import { useT } from '@ordago/i18n/react';
import { lazyPart } from '@ordago/ui';
import { BookOpen, LayoutGrid, ShieldCheck, Volume2, VolumeX, Zap } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { LobbyContext } from '../lobby-context.ts';
import type { PlayAddress, PlaySession } from '../play-api.ts';
import { type Switch, turn, useSwitch } from '../preferences/switches.ts';
import { mayTurbo } from '../preferences/turbo.ts';
import { lostPart } from './lost-part.tsx';

const FairnessPanel = lazyPart(() => import('../fairness-panel.tsx'));
const RulesSheet = lazyPart(() => import('./rules-sheet.tsx'));

interface StageToolsProps {
  readonly address: PlayAddress;
  readonly session: PlaySession;
  /** The newest round, for the verifier. */
  readonly lastRound: string | null;
  /** The board has a course that turbo shortens. */
  readonly hasTurbo: boolean;
  /** Keys of the game itself, such as the one of the pay table. */
  readonly children: ReactNode;
}

/** Keys that every game has in the same place: sound, turbo, rules or pay table, other tables, proof of fairness. */
export function StageTools({ address, session, lastRound, hasTurbo, children }: StageToolsProps) {
  const t = useT('game');
  const [opened, setOpened] = useState<'fairness' | 'rules' | null>(null);
  const backToLobby = use(LobbyContext);
  const isOurs = session.provider === 'originals';
  const close = () => setOpened(null);
  return (
    <div className="stage-tools">
      <SoundKey />
      {hasTurbo && mayTurbo(session) && <SwitchKey name="turbo" label={t('stage.turbo')} icon={<Zap size={20} />} />}
      {/* The pay table of a slot has its rules. */}
      {children ?? <ToolKey label={t('rules')} icon={<BookOpen size={20} />} onPress={() => setOpened('rules')} />}
      {backToLobby && <ToolKey label={t('tables.others')} icon={<LayoutGrid size={20} />} onPress={backToLobby} />}
      {isOurs && (
        <ToolKey label={t('fair.open')} icon={<ShieldCheck size={20} />} onPress={() => setOpened('fairness')} />
      )}
      {opened === 'fairness' && (
        <FairnessPanel address={address} session={session} round={lastRound} onClose={close} lost={lostPart} />
      )}
      {opened === 'rules' && (
        <RulesSheet
          session={session}
          onFairness={isOurs ? () => setOpened('fairness') : undefined}
          onClose={close}
          lost={lostPart}
        />
      )}
    </div>
  );
}

function SoundKey() {
  const t = useT('game');
  const isSoundOn = useSwitch('sound');
  return <SwitchKey name="sound" label={t('sound')} icon={isSoundOn ? <Volume2 size={20} /> : <VolumeX size={20} />} />;
}

function SwitchKey({ name, label, icon }: { name: Switch; label: string; icon: ReactNode }) {
  const isOn = useSwitch(name);
  return <ToolKey label={label} icon={icon} isOn={isOn} onPress={() => turn(name, !isOn)} />;
}

interface ToolKeyProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** State of a key that is a switch. (Default: it is none) */
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

/** A key of the stage: an icon with a name that is heard and shown on hover. */
export function ToolKey({ label, icon, isOn, onPress }: ToolKeyProps) {
  return (
    <button type="button" className="stage-tool" aria-label={label} aria-pressed={isOn} title={label} onClick={onPress}>
      <span aria-hidden="true">{icon}</span>
    </button>
  );
}
