import { cancelRequests, loadingStore } from '#shell/api/loading.ts';
import { useStore } from '#shell/store.ts';
import { LoadingBar } from '#shell/ui/estado/loading-bar.tsx';

/** S4-08. */
export function LoadingIndicator() {
  const { count, cancellable } = useStore(loadingStore);
  return <LoadingBar active={count > 0} cancellable={cancellable} onCancel={cancelRequests} />;
}
