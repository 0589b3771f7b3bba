import { cx } from './cx.ts';

const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** The first letters of the first and last names; Portuguese particles do not count. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !PARTICLES.has(word.toLocaleLowerCase('pt-BR')));
  const first = [...(words[0] ?? '')][0] ?? '?';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase('pt-BR');
}

export interface AvatarProps {
  readonly name: string;
  readonly size?: 'dense' | 'small' | 'medium' | 'large';
  /** The name is already shown beside it. */
  readonly decorative?: boolean;
}

export function Avatar({ name, size = 'small', decorative = false }: AvatarProps) {
  const className = cx('br-avatar', size === 'dense' ? 'ui-avatar-dense' : size !== 'small' && size);
  return (
    <span className={className} title={decorative ? undefined : name}>
      <span className="content" aria-hidden="true">
        {initialsOf(name)}
      </span>
      {!decorative && <span className="sr-only">{name}</span>}
    </span>
  );
}
