import { useState } from 'react';
import { Link } from 'react-router';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { isPedidoDeAcesso } from '#shell/atos/tipos-dos-casos.ts';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { ConversaDoEsclarecimento } from '../julgar/esclarecimento/conversa-do-esclarecimento.tsx';
import { ResponderEsclarecimento } from '../julgar/esclarecimento/responder-esclarecimento.tsx';
import { enderecoDoRecurso, SEM_REUNIAO } from '../julgar/responder-nomes.ts';
import { useRelerRecurso } from '../julgar/responder-queries.ts';
import { useRecursosDoCaso } from '../recurso-queries.ts';
import '../julgar/recurso-staff.css';

function SituacaoDoRecurso({ recurso }: { readonly recurso: RecursoVisto }) {
  const { resposta, prazo, diasRestantes, julgadora, emEsclarecimentosAte } = recurso;
  if (resposta) {
    return (
      <p>
        <strong>{resposta.tipo.descricao}</strong>, em {formatDiaDoMomento(resposta.registradaEm)}.
        {resposta.dataEntrega && <> Entregar até {formatDia(resposta.dataEntrega)}.</>}
      </p>
    );
  }
  if (emEsclarecimentosAte) {
    return (
      <p className="recurso-prazo">
        <strong>Em esclarecimentos até {formatDia(emEsclarecimentosAte)}.</strong>
      </p>
    );
  }
  return (
    <p className="recurso-prazo">
      <span>
        {julgadora.sigla} decide{prazo ? ` até ${formatDia(prazo)}` : ` (${SEM_REUNIAO.toLowerCase()})`}.
      </span>
      {diasRestantes !== null && <PrazoTag dias={diasRestantes} />}
    </p>
  );
}

/** Asked of this office, and answered on the page of its case. */
function Esclarecer({
  recurso,
  onFeito,
}: {
  readonly recurso: RecursoVisto;
  readonly onFeito: (frase: string) => void;
}) {
  const [isAberto, setAberto] = useState(false);
  const reler = useRelerRecurso(recurso);
  const abertos = recurso.esclarecimentos.filter(
    ({ respondidoEm, encerradoEm }) => respondidoEm === null && encerradoEm === null,
  );
  return (
    <>
      <ConversaDoEsclarecimento esclarecimentos={abertos} />
      {isAberto ? (
        <ResponderEsclarecimento
          recurso={recurso}
          onFeito={(frase) => {
            onFeito(frase);
            void reler();
          }}
          onReler={() => void reler()}
          onCancelar={() => setAberto(false)}
        />
      ) : (
        <Button variant="primary" className="ui-no-print" onClick={() => setAberto(true)}>
          Responder ao esclarecimento
        </Button>
      )}
    </>
  );
}

type Caso = Pick<DetalheDaManifestacao, 'idManifestacao' | 'tipo' | 'historico'>;

interface RecursosProps {
  readonly caso: Caso;
  /** Announced at the top of the page. */
  readonly onFeito: (frase: string) => void;
}

function Lista({ caso, onFeito }: RecursosProps) {
  const consulta = useRecursosDoCaso(caso.idManifestacao);
  if (consulta.isPending) return <Skeleton lines={2} label="Buscando os recursos…" />;
  if (consulta.isError)
    return <FalhaAoAbrir titulo="Não foi possível buscar os recursos." falha={consulta} />;
  if (consulta.data.length === 0) return null;
  return (
    <Secao id="tratar-recursos" titulo="Recursos">
      <ol className="recursos-do-caso">
        {consulta.data.map((recurso) => (
          <li key={recurso.idRecurso}>
            <p>
              <Link to={enderecoDoRecurso(recurso)}>{recurso.instancia.descricao}</Link>
              {recurso.tipoRecurso && `: ${recurso.tipoRecurso.descricao}`}
              <span className="ui-muted"> ({formatDiaDoMomento(recurso.registradoEm)})</span>
            </p>
            <SituacaoDoRecurso recurso={recurso} />
            {recurso.atos.includes('esclarecer') && <Esclarecer recurso={recurso} onFeito={onFeito} />}
            {recurso.atos.includes('abrirIncidente') && (
              <LinkButton
                size="small"
                className="ui-no-print"
                to={`/manifestacao/incidente-correcao/criar?ids=${recurso.idRecurso}`}
              >
                Abrir incidente de correção
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Secao>
  );
}

/** A request whose type was changed may have a pedido de revisão; no other case has appeals. */
const podeTerRecurso = (caso: Caso): boolean =>
  isPedidoDeAcesso(caso) || caso.historico.some(({ acao }) => acao === Acao.alteracaoDeTipo);

/** The appeals of the request, for the office that answered it. */
export function RecursosDoCaso(props: RecursosProps) {
  return podeTerRecurso(props.caso) ? <Lista {...props} /> : null;
}
