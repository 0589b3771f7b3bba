import { type ReactNode, useMemo } from 'react';
import { ApiError } from '#shell/api/errors.ts';
import { useCaso } from '#shell/atos/caso-query.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { AoLadoDoTexto } from './ao-lado-do-texto.tsx';
import { OQueAPessoaEscreveu } from './o-que-a-pessoa-escreveu.tsx';

const isRecusado = (error: Error | null): boolean => error instanceof ApiError && error.status < 500;

interface AoLadoDoCasoProps {
  readonly casos: readonly Pick<CasoEscolhido, 'idManifestacao'>[];
  /** Of several cases, which have no one text: what they are; on a phone folded above the field, as one text is. */
  readonly varios?: { readonly titulo: string; readonly lista: ReactNode };
  /** The form of the act. */
  readonly children: ReactNode;
}

/** The form of an act on one case beside its text, or on several beside their list. */
export function AoLadoDoCaso({ casos, varios, children }: AoLadoDoCasoProps) {
  const [caso, ...outros] = casos;
  const idManifestacao = caso && outros.length === 0 ? caso.idManifestacao : null;
  const isVarios = outros.length > 0;
  const consulta = useCaso(idManifestacao);
  const { data, error } = consulta;
  const texto = useMemo(() => {
    // The form says by itself why it is refused; who may act without reading gets the form alone.
    if (idManifestacao === null || (!data && isRecusado(error))) return null;
    if (data) return <OQueAPessoaEscreveu caso={data} />;
    if (error) return <FalhaAoAbrir titulo="Não foi possível abrir o texto." falha={consulta} />;
    return <Skeleton lines={4} label="Abrindo o texto…" />;
  }, [idManifestacao, data, error, consulta]);
  return (
    <AoLadoDoTexto
      texto={varios && isVarios ? varios.lista : texto}
      {...(varios && isVarios && { titulo: varios.titulo })}
    >
      {children}
    </AoLadoDoTexto>
  );
}
