import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

export interface LazyPartProps {
  /** Shown until the code of the part is there. (Default: nothing) */
  readonly waiting?: ReactNode;
  /** Shown where the code did not arrive, with the way to try again. (Default: nothing) */
  readonly lost?: (retry: () => void) => ReactNode;
}

/**
 * Makes a part of a screen whose code loads when the part is shown. Code that does not arrive takes that part away and nothing
 * around it; it is loaded anew with the next try, or when the part is shown again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & LazyPartProps> {
  const code: PartCode<Props> = { Part: lazy(load), load };
  return (props: Props & LazyPartProps) => <LoadedPart code={code} shown={props} />;
}

interface PartCode<Props> {
  Part: ComponentType<Props>;
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
}

function LoadedPart<Props extends object>(of: { code: PartCode<Props>; shown: Props & LazyPartProps }) {
  const { code } = of;
  const { waiting = null, lost, ...props } = of.shown;
  const { Part } = code;
  const [tries, setTries] = useState(0);
  // A lazy component keeps its failure for ever: another try needs another one.
  const renew = () => {
    code.Part = lazy(code.load);
  };
  return (
    <PartBoundary key={tries} lost={lost?.(() => setTries(tries + 1)) ?? null} onLost={renew}>
      <Suspense fallback={waiting}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    </PartBoundary>
  );
}

interface PartBoundaryProps {
  readonly lost: ReactNode;
  readonly onLost: () => void;
  readonly children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { readonly isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError() {
    return { isLost: true };
  }

  override componentDidCatch() {
    this.props.onLost();
  }

  override render() {
    return this.state.isLost ? this.props.lost : this.props.children;
  }
}
