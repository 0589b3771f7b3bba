import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { chaveDoDetalhe } from '#shell/atos/detalhe-query.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { useRemedios } from '../recurso-queries.ts';
import { Explicacao } from './criar-explicacao.tsx';
import { CriarRecurso } from './criar-recurso.tsx';
import { aRegistrar, palavras, type RemedioRegistrado } from './criar-remedio.ts';
import { ReciboDoRecurso, type RecursoEnviado } from './recibo-do-recurso.tsx';

interface InterporNoCasoProps {
  readonly caso: Pick<DetalheDaManifestacao, 'idManifestacao' | 'numeroProtocolo'>;
  readonly remedio: RemedioRegistrado;
  /** It was sent: from here on a receipt is shown. */
  readonly onEnviado: () => void;
  /** Receives the sentence that tells the result. */
  readonly onFeito: (frase: string) => void;
}

/** The whole appeal on the page of the case: whoever holds the access code has no other screen (Lei 12.527/2011, art. 15). */
export function InterporNoCaso({ caso, remedio: nome, onEnviado, onFeito }: InterporNoCasoProps) {
  const { idManifestacao, numeroProtocolo } = caso;
  const queries = useQueryClient();
  const consulta = useRemedios(idManifestacao);
  const [enviado, setEnviado] = useState<RecursoEnviado | null>(null);
  if (enviado) {
    return (
      <ReciboDoRecurso
        idManifestacao={idManifestacao}
        numeroProtocolo={numeroProtocolo}
        enviado={enviado}
        onFechar={() => onFeito(`${palavras[nome].enviado}. ${enviado.instancia}: ${enviado.quemDecide}.`)}
      />
    );
  }
  const { data, error } = consulta;
  if (error)
    return <FalhaAoAbrir titulo="Não foi possível ver o que a lei permite agora." falha={consulta} />;
  if (!data) return <Skeleton lines={6} label="Vendo o que cabe neste pedido…" />;
  const remedio = aRegistrar(data).find((visto) => visto.remedio === nome);
  if (!remedio?.aberto) {
    return (
      <Message type="warning" title="Este caminho não está aberto." still>
        {remedio?.motivo ?? 'Não cabe neste momento.'}
      </Message>
    );
  }
  return (
    <>
      <Explicacao remedio={remedio} />
      <CriarRecurso
        idManifestacao={idManifestacao}
        remedio={remedio}
        noCaso
        onEnviado={(novo) => {
          setEnviado(novo);
          onEnviado();
          void queries.invalidateQueries({ queryKey: chaveDoDetalhe(idManifestacao) });
        }}
      />
    </>
  );
}
