import { useQuery } from '@tanstack/react-query';
import type { manifestacaoContract } from '#capabilities/manifestacao/contract.ts';
import { createReader } from '#shell/api/client.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { parte } from '#shell/partes.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { EsperandoPorVoce } from '../novidades/itens.tsx';
import type { Painel } from '../novidades/painel.ts';
import { Novidades, Ultimas } from './painel-do-cidadao.tsx';
import { NOVA_MANIFESTACAO, NOVO_PEDIDO } from './tarefas.ts';
import './principal-do-cidadao.css';

const ListaDeRascunhos = parte('lista-de-rascunhos');

const api = createReader<typeof manifestacaoContract>();

/** It changes while the person is elsewhere, so it is read again each time the page opens. */
const usePainel = () =>
  useQuery({
    queryKey: ['manifestacoes', 'painel'],
    queryFn: () => api('GET /app-web/v1/manifestacoes/painel', undefined, { quiet: true }),
    staleTime: 0,
  });

const isVazio = ({ esperando, novidades, ultimas }: Painel): boolean =>
  esperando.length + novidades.length + ultimas.length === 0;

function ComoComecar() {
  return (
    <section aria-labelledby="principal-comecar">
      <h2 id="principal-comecar">Como começar</h2>
      <ol className="painel-passos">
        <li>
          <strong>Conte o que aconteceu ou peça uma informação.</strong> Os botões acima levam ao formulário
          certo, e o que você escreve vai sendo guardado.
        </li>
        <li>
          <strong>Guarde o protocolo.</strong> Ele aparece no fim, com um recibo em PDF.
        </li>
        <li>
          <strong>Acompanhe por aqui.</strong> A resposta, o prazo e o que depender de você aparecem nesta
          página.
        </li>
      </ol>
    </section>
  );
}

function Acoes() {
  return (
    <div className="acoes">
      <LinkButton to={NOVA_MANIFESTACAO} variant="primary">
        Nova manifestação
      </LinkButton>
      <LinkButton to={NOVO_PEDIDO} variant="secondary">
        Novo pedido de informação
      </LinkButton>
    </div>
  );
}

/** What others asked is often what somebody is about to ask. */
function TambemPorAqui() {
  return (
    <nav className="acoes" aria-label="Também por aqui">
      <LinkButton to="/busca" variant="tertiary">
        Buscar pedidos já respondidos
      </LinkButton>
      <LinkButton to="/simulador-de-prazos" variant="tertiary">
        Simular um prazo
      </LinkButton>
    </nav>
  );
}

/** Ways to begin something new, what waits for the person, what changed, what they began. */
export function PrincipalDoCidadao({ nome }: { readonly nome: string }) {
  const consulta = usePainel();
  const { data: painel, error } = consulta;
  return (
    <>
      <h2>Olá, {nome}</h2>
      <Acoes />
      <FalhaAoAbrir titulo="Não foi possível carregar as suas manifestações." falha={consulta} />
      {!painel && !error && <Skeleton shape="card" lines={2} label="Vendo o que há de novo…" />}
      {painel && <EsperandoPorVoce esperando={painel.esperando} />}
      {painel && <Novidades novidades={painel.novidades} />}
      <ListaDeRascunhos />
      {painel && <Ultimas ultimas={painel.ultimas} />}
      {painel && isVazio(painel) && <ComoComecar />}
      <TambemPorAqui />
    </>
  );
}
