import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TipoResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { respostasMostradas } from '#capabilities/manifestacao/domain/ler/respostas-mostradas.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { type CasoDaEquipe, chaveDoCaso, readCaso } from '#shell/atos/caso-query.ts';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';

type Parecida = CasoDaEquipe['semelhantes'][number];

interface Modelo {
  readonly nome: string;
  readonly texto: string;
}

interface UmaProps {
  readonly parecida: Parecida;
  readonly onUsar: (modelo: Modelo) => void;
}

/** Opening it is a reading of that case, which its history records. */
function ARespostaDada({ parecida, onUsar }: UmaProps) {
  const { idManifestacao, numeroProtocolo } = parecida;
  const consulta = useQuery({
    queryKey: [...chaveDoCaso(idManifestacao), 'resposta-dada'],
    queryFn: () => readCaso(idManifestacao),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (consulta.isError) return <FalhaAoAbrir titulo="Não foi possível abrir a resposta." falha={consulta} />;
  if (!consulta.data) return <Skeleton lines={3} label="Abrindo a resposta…" />;
  const dada = respostasMostradas(consulta.data).find(
    ({ idTipoResposta }) => idTipoResposta === TipoResposta.conclusiva,
  );
  if (!dada) return <p>A resposta deste caso não pode ser lida aqui.</p>;
  return (
    <>
      <blockquote className="ui-citacao">
        <TextoDigitado texto={dada.texto} />
      </blockquote>
      <Button
        variant="secondary"
        size="small"
        onClick={() => onUsar({ nome: `Resposta de ${numeroProtocolo}`, texto: dada.texto })}
      >
        Usar esta resposta
      </Button>
    </>
  );
}

function Uma({ parecida, onUsar }: UmaProps) {
  const [aberta, setAberta] = useState(false);
  const { numeroProtocolo, tipo, assunto, registradaEm } = parecida;
  return (
    <li>
      <span className="ui-mono">{numeroProtocolo}</span>{' '}
      <span className="ui-muted">
        {[tipo, assunto, formatDiaDoMomento(registradaEm)].filter(Boolean).join(' · ')}
      </span>{' '}
      <Button
        size="small"
        aria-expanded={aberta}
        aria-label={`${aberta ? 'Fechar' : 'Ver'} a resposta de ${numeroProtocolo}`}
        onClick={() => setAberta(!aberta)}
      >
        {aberta ? 'Fechar' : 'Ver a resposta'}
      </Button>
      {aberta && <ARespostaDada parecida={parecida} onUsar={onUsar} />}
    </li>
  );
}

interface ComoJaRespondemosProps {
  readonly detalhe: Pick<CasoDaEquipe, 'semelhantes'> | null;
  readonly onUsar: (modelo: Modelo) => void;
}

/** Similar cases that the office has answered, to begin from what it said then. */
export function ComoJaRespondemos({ detalhe, onUsar }: ComoJaRespondemosProps) {
  const respondidas =
    detalhe?.semelhantes.filter(
      ({ idSituacaoManifestacao }) => idSituacaoManifestacao === Situacao.concluida,
    ) ?? [];
  if (respondidas.length === 0) return null;
  return (
    <div className="resposta-parecidas">
      <Collapsible title={`Como já respondemos casos parecidos (${respondidas.length})`}>
        <ul className="resposta-dicas-lista">
          {respondidas.map((parecida) => (
            <Uma key={parecida.idManifestacao} parecida={parecida} onUsar={onUsar} />
          ))}
        </ul>
      </Collapsible>
    </div>
  );
}
