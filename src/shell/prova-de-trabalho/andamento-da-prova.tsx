import { ProgressBar } from '#shell/ui/estado/progress-bar.tsx';

/** The progress of the puzzle; screen readers hear it once, not at every step. */
export function AndamentoDaProva({ parte }: { readonly parte: number }) {
  return (
    <div className="ui-field">
      <p role="status">Conferindo com segurança. Isto leva alguns segundos.</p>
      <ProgressBar label="Conferência" value={parte * 100} hiddenLabel />
    </div>
  );
}
