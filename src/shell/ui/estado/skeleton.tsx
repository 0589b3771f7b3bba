export interface SkeletonProps {
  readonly lines?: number;
  readonly shape?: 'text' | 'row' | 'card';
  readonly label?: string;
}

/** A grey outline of what is loading, for first loads. */
export function Skeleton({ lines = 3, shape = 'text', label = 'Carregando…' }: SkeletonProps) {
  return (
    <div className="ui-skeleton" role="status" data-shape={shape}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the grey lines are alike and never reordered
        <span key={line} aria-hidden="true" />
      ))}
    </div>
  );
}
