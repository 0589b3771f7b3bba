import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { digitosDoProtocolo } from '#kernel/protocolo.ts';
import { ApiError } from '#shell/api/errors.ts';
import { formatDia } from '#shell/formato.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Card } from '#shell/ui/card.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { PedidoPublico } from '../contract.ts';
import { Acompanhar } from './acompanhar.tsx';
import { usePedido } from './busca-queries.ts';
import './busca.css';

const enderecoPermanente = (protocolo: string): string =>
  `${window.location.origin}/web/busca/pedidos/${protocolo}`;

/** For search engines and the tab: one address and title per request, however it was reached. */
function ParaOsBuscadores({ pedido }: { readonly pedido: PedidoPublico }) {
  const titulo = `${pedido.resumo} (${pedido.orgao.sigla})`;
  useEffect(() => {
    document.title = `${titulo} · ${getInstalacao().nome}`;
  }, [titulo]);
  return (
    <>
      <link rel="canonical" href={enderecoPermanente(pedido.protocolo)} />
      <meta name="description" content={pedido.resposta.replace(/\s+/g, ' ').slice(0, 155)} />
    </>
  );
}

/** A new request of the same type and subject, without text. */
const enderecoDeUmComoEste = ({ assunto }: PedidoPublico): string =>
  `/manifestacao/criar?tipo=8${assunto ? `&idAssunto=${assunto.idAssunto}` : ''}`;

function Dados({ pedido }: { readonly pedido: PedidoPublico }) {
  const dados = [
    ['Protocolo', pedido.numeroProtocolo],
    ['Órgão', `${pedido.orgao.sigla} – ${pedido.orgao.nome}`],
    ['Esfera', pedido.esfera],
    ['Lugar', pedido.lugar],
    ['Assunto', pedido.assunto?.descAssunto],
    ['Pedido em', formatDia(pedido.registradoEm)],
    ['Respondido em', formatDia(pedido.respondidoEm)],
    ['Decisão', pedido.decisao],
    ['Detalhe da decisão', pedido.especificacao],
  ].filter((dado): dado is [string, string] => Boolean(dado[1]));
  return (
    <dl className="busca-ficha">
      {dados.map(([rotulo, valor]) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

function Decisoes({ decisoes }: Pick<PedidoPublico, 'decisoes'>) {
  return decisoes.map((decisao) => (
    <div key={decisao.idRecurso} id={`decisao-${decisao.idRecurso}`} tabIndex={-1} className="busca-decisao">
      <Card title={`Recurso: ${decisao.instancia}`} headingLevel={3}>
        <p>
          <strong>{decisao.resultado}.</strong> Decidido em {formatDia(decisao.decididoEm)}.
        </p>
        <h4>O que foi pedido no recurso</h4>
        <TextoDigitado texto={decisao.recurso} />
        <h4>A decisão</h4>
        <TextoDigitado texto={decisao.decisao} />
      </Card>
    </div>
  ));
}

function EmConferencia({ instancias }: { readonly instancias: readonly string[] }) {
  return instancias.map((instancia) => (
    <Card key={instancia} title={`Recurso: ${instancia}`} headingLevel={3}>
      <p>Decisão em conferência: será publicada depois que os dados pessoais dela forem conferidos.</p>
    </Card>
  ));
}

function Acoes({ pedido }: { readonly pedido: PedidoPublico }) {
  return (
    <div className="busca-acoes ui-no-print">
      <Acompanhar protocolo={pedido.protocolo} />
      <CopyButton text={enderecoPermanente(pedido.protocolo)} what="endereço" showLabel size="medium" />
      <Button icon={faPrint} onClick={() => window.print()}>
        Imprimir
      </Button>
    </div>
  );
}

function Pedido({ pedido }: { readonly pedido: PedidoPublico }) {
  const { hash } = useLocation();
  // Scrolls to the decision that a search result linked to, which did not exist while the page was
  // loading.
  useEffect(() => {
    if (!/^#decisao-\d+$/.test(hash)) return;
    const decisao = document.getElementById(hash.slice(1));
    decisao?.scrollIntoView();
    decisao?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <article className="busca-pedido">
      <ParaOsBuscadores pedido={pedido} />
      <h2>{pedido.resumo}</h2>
      <Dados pedido={pedido} />
      <Acoes pedido={pedido} />
      <Card title="Pedido" headingLevel={3}>
        <TextoDigitado texto={pedido.texto} />
      </Card>
      <Card title="Resposta" headingLevel={3}>
        <TextoDigitado texto={pedido.resposta} />
      </Card>
      <Decisoes decisoes={pedido.decisoes} />
      <EmConferencia instancias={pedido.decisoesEmConferencia} />
      <div className="ui-actions ui-no-print">
        <LinkButton to={enderecoDeUmComoEste(pedido)} variant="primary">
          Fazer um pedido como este
        </LinkButton>
        <LinkButton
          to={`/busca?${new URLSearchParams({ q: pedido.resumo.split(/\s+/).slice(0, 6).join(' OU ') })}`}
          variant="secondary"
          icon={faSearch}
        >
          Buscar pedidos parecidos
        </LinkButton>
      </div>
      <p className="busca-publicado ui-muted">
        Publicado em {formatDia(pedido.publicadoEm)}. Dados pessoais foram cobertos antes da publicação.
      </p>
    </article>
  );
}

function NaoPublico() {
  return (
    <EmptyState
      title="Não há pedido público com este protocolo"
      icon={faSearch}
      action={
        <div className="ui-actions">
          <LinkButton to="/busca" variant="primary">
            Buscar pedidos e respostas
          </LinkButton>
          <LinkButton to="/manifestacao/consultar" variant="secondary">
            Acompanhar um pedido meu
          </LinkButton>
        </div>
      }
    >
      Ele pode não existir, não ter resposta ainda ou não poder ser público.
    </EmptyState>
  );
}

/** A request at its permanent address, with its answer and what was decided on appeal. */
export default function PedidoPage() {
  const { protocolo = '', resto } = useParams();
  const digitos = digitosDoProtocolo(resto ? `${protocolo}/${resto}` : protocolo) ?? '';
  const consulta = usePedido(digitos);
  const { data, error, isError } = consulta;
  if (digitos === '' || (error instanceof ApiError && error.status === 404)) return <NaoPublico />;
  if (isError) return <FalhaAoAbrir titulo="Não foi possível abrir o pedido." falha={consulta} />;
  if (!data) return <Skeleton shape="card" lines={4} label="Abrindo o pedido…" />;
  return <Pedido pedido={data} />;
}
