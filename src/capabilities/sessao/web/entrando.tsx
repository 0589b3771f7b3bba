import type { ReactNode } from 'react';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';

/** The page while the next one, or the dialog in front of it, is what matters. */
export function Entrando({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="entrada-passo">
      <Skeleton lines={3} label="Entrando…" />
      {children}
    </div>
  );
}
