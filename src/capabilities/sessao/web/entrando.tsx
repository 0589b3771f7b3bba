import type { ReactNode } from 'react';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';

/** Shown while the next page loads, or behind a dialog. */
export function Entrando({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="entrada-passo">
      <Skeleton lines={3} label="Entrando…" />
      {children}
    </div>
  );
}
