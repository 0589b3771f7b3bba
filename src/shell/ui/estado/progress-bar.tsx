export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 100. */
  readonly value: number;
  /** In words, when the percentage says little: 'Faltam 9 dias'. */
  readonly text?: string;
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger';
  readonly hiddenLabel?: boolean;
}

export function ProgressBar({ label, value, text, tone = 'neutral', hiddenLabel = false }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const words = text ?? `${percent}%`;
  return (
    <div className="ui-progress" data-tone={tone}>
      <div className={hiddenLabel ? 'sr-only' : 'ui-progress-text'}>
        <span>{label}</span>
        <span>{words}</span>
      </div>
      <div
        className="ui-progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <div className="ui-progress-fill" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
