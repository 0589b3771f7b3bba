import { Tag } from './estado/tag.tsx';

interface DocumentoMostradoProps {
  readonly numero: string;
  /** The sign-on proved that it is the person's. */
  readonly isProvado: boolean;
}

/** A document as staff read it: one that somebody only typed may be anybody's, and says so. */
export function DocumentoMostrado({ numero, isProvado }: DocumentoMostradoProps) {
  if (isProvado) return numero;
  return (
    <>
      {numero} <Tag tone="warning">não comprovado</Tag>
    </>
  );
}
