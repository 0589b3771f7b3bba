import { useCaso } from '#shell/atos/caso-query.ts';
import type { AtoProps, CasoEscolhido } from '#shell/atos/casos.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { EditorDaResposta } from './editor-da-resposta.tsx';
import { rascunhoVazio } from './rascunho/rascunho.ts';
import { useRascunhoGuardado } from './rascunho/use-rascunho.ts';

/** The work list gives the office; on the page of the case it is read separately. */
export interface CasoAResponder extends CasoEscolhido {
  readonly ouvidoria?: { readonly idOuvidoria: number; readonly sigla: string };
}

export interface ResponderProps extends AtoProps {
  readonly casos: readonly CasoAResponder[];
}

/** The answer to one case, or one answer to several, with its draft. */
export function Responder(props: ResponderProps) {
  const [caso, ...outros] = props.casos;
  const idManifestacao = caso && outros.length === 0 ? caso.idManifestacao : null;
  const guardado = useRascunhoGuardado(props.casos.map((cada) => cada.idManifestacao));
  const { data: detalhe } = useCaso(idManifestacao);
  if (!caso) return null;
  if (guardado.isPending) return <Skeleton lines={8} label="Buscando o que você já escreveu…" />;
  return (
    <EditorDaResposta
      key={idManifestacao}
      {...props}
      caso={caso}
      detalhe={detalhe ?? null}
      inicial={guardado.data?.rascunho ?? rascunhoVazio}
      recuperadoEm={guardado.data?.em ?? null}
    />
  );
}
