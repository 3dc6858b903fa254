import type { BetLeg } from '@ordago/contracts';
import { builderParts, type NamedOutcome } from '@ordago/i18n/market-words';
import { useT } from '@ordago/i18n/react';
import { useSelectionWords } from '@ordago/web-kit/bets';
import { Check, Clock, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import './leg-parts.css';

/** Parts of a bet builder, one by one; nothing for any other leg. */
export function LegParts({ leg, why, reasonOf }: LegPartsProps) {
  const words = useSelectionWords();
  const parts = builderParts(leg);
  if (parts.length === 0) return null;
  return (
    <ul className="leg-parts">
      {parts.map((part, place) => {
        const named = { ...part, home: leg.home, away: leg.away };
        const came = why && cameOf(why, place + 1);
        return (
          <li key={`${part.kind} ${part.specifier} ${part.outcome}`}>
            <PartMark status={came?.status} />
            <span>
              {words.outcome(named)}
              <small>{words.market(named)}</small>
              {came?.why && reasonOf && <small className="leg-part-why">{reasonOf(came.why)}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type Why = NonNullable<BetLeg['why']>;

interface LegPartsProps {
  readonly leg: NamedOutcome;
  /** Verdict on each part, once the leg is settled. (Default: nothing yet) */
  readonly why?: Why | null;
  /** Renders a reason. (Default: no reason is shown) */
  readonly reasonOf?: (why: Why) => ReactNode;
}

const MARKS = { won: Check, lost: X, returned: RotateCcw, open: Clock } as const;
type PartStatus = keyof typeof MARKS;

function PartMark({ status }: { status: PartStatus | undefined }) {
  const t = useT('sportsbook');
  if (status === undefined) return <span className="leg-part-dot" aria-hidden="true" />;
  const Mark = MARKS[status];
  return (
    <Mark size={16} role="img" aria-label={t(`builder.part.${status}`)} className={`leg-part-mark is-${status}`} />
  );
}

/** Returns the verdict on a part: of `2-status`, `2-code` and `2-home` the reason of the second one. */
function cameOf({ code, params }: Why, number: number): { status: PartStatus | undefined; why: Why | null } | null {
  if (code !== 'combination') return null;
  const own = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      name.startsWith(`${number}-`) ? [[name.slice(`${number}-`.length), value]] : [],
    ),
  );
  const { status, code: reason, ...figures } = own;
  const known = (Object.keys(MARKS) as PartStatus[]).find((mark) => mark === status);
  return { status: known, why: reason === undefined ? null : { code: String(reason), params: figures } };
}
