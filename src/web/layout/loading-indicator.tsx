import { cancelRequests, loadingStore } from '#web/api/loading.ts';
import { useStore } from '#web/store.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';

/** S4-08. */
export function LoadingIndicator() {
  const { count, cancellable } = useStore(loadingStore);
  return <LoadingBar active={count > 0} cancellable={cancellable} onCancel={cancelRequests} />;
}
