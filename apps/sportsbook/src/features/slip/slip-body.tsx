import { Receipt } from './placing/receipt.tsx';
import { SlipEditor } from './slip-editor.tsx';
import { useSlipView } from './use-slip-view.ts';

/** Body of a slip that is not empty: the editor, or the receipt. */
export function SlipBody({ isSheet }: { isSheet: boolean }) {
  const view = useSlipView();
  if (view.placing.phase === 'receipt') return <Receipt placing={view.placing} currency={view.account?.currency} />;
  return <SlipEditor view={view} isSheet={isSheet} />;
}
