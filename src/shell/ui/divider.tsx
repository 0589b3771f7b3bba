import { cx } from './cx.ts';

export interface DividerProps {
  readonly label?: string;
  readonly vertical?: boolean;
  readonly dashed?: boolean;
}

export function Divider({ label, vertical, dashed }: DividerProps) {
  const className = cx('br-divider', vertical && 'vertical', dashed && 'dashed', label && 'content');
  if (!label) return <hr className={className} aria-orientation={vertical ? 'vertical' : undefined} />;
  return (
    <div className={className}>
      <span className="ui-divider-label">{label}</span>
    </div>
  );
}
