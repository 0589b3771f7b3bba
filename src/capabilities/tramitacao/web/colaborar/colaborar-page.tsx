import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { ApiError } from '#shell/api/errors.ts';
import { AoLadoDoTexto } from '#shell/atos/texto/ao-lado-do-texto.tsx';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { parte } from '#shell/partes.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { Contribuir, type FeitoNoPasso } from '../contribuir.tsx';
import { CHAVE_DOS_PASSOS, usePasso } from '../tramitacao-queries.ts';
import { Pedido } from './pedido.tsx';

const IdentidadeParaAArea = parte('identidade-para-a-area');

const AOS_PEDIDOS = (
  <LinkButton to="/manifestacao/colaborar" variant="primary">
    Ver meus pedidos
  </LinkButton>
);

const FRASES: Readonly<Record<FeitoNoPasso, { readonly titulo: string; readonly frase: string }>> = {
  contribuiu: {
    titulo: 'Contribuição enviada',
    frase: 'A ouvidoria foi avisada e escreve a resposta. O pedido saiu da sua lista.',
  },
  devolveu: {
    titulo: 'Pedido devolvido',
    frase: 'A ouvidoria foi avisada e lê o motivo. O pedido saiu da sua lista.',
  },
};

function Feito({ feito }: { readonly feito: FeitoNoPasso }) {
  return (
    <section className="pagina-simples">
      <TituloFocado>{FRASES[feito].titulo}</TituloFocado>
      <Message type="success" title="Pronto.">
        {FRASES[feito].frase}
      </Message>
      <div className="ui-actions">{AOS_PEDIDOS}</div>
    </section>
  );
}

function Pagina({ id }: { readonly id: number }) {
  const consulta = usePasso(id);
  const queries = useQueryClient();
  const [feito, setFeito] = useState<FeitoNoPasso | null>(null);
  const [pediu, setPediu] = useState(false);
  const { data: passo, error } = consulta;
  if (feito) return <Feito feito={feito} />;
  if (!passo && error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState title="Este pedido não está aberto para você" action={AOS_PEDIDOS}>
        Ele pode já ter sido respondido, encerrado pela ouvidoria, ou ser de outra pessoa.
      </EmptyState>
    );
  }
  if (!passo && error) return <FalhaAoAbrir falha={consulta} />;
  if (!passo) return <Skeleton lines={8} label="Abrindo o pedido…" />;
  const atual = pediu ? { ...passo, podePedirMaisPrazo: false, pedidoDePrazo: 'aberto' as const } : passo;
  const atualizarLista = () => void queries.invalidateQueries({ queryKey: CHAVE_DOS_PASSOS, exact: true });
  const pedido = <Pedido passo={atual} />;
  return (
    <>
      {pediu && (
        <Message type="success" title="Mais prazo pedido.">
          A ouvidoria decide e avisa você. Até lá vale {formatDia(passo.prazo)}.
        </Message>
      )}
      <AoLadoDoTexto titulo="O pedido e a manifestação" texto={pedido} inteiroAntes>
        {passo.identidadeGuardada && (
          <IdentidadeParaAArea
            caso={{
              idManifestacao: passo.idManifestacao,
              numeroProtocolo: passo.numeroProtocolo,
              tipo: { idTipoManifestacao: TipoManifestacao.denuncia, descTipoManifestacao: passo.tipo },
            }}
          />
        )}
        <section aria-labelledby="colaborar-contribuicao">
          <h2 id="colaborar-contribuicao">Sua contribuição</h2>
          <Contribuir
            passo={atual}
            onFeito={(qual) => {
              setFeito(qual);
              atualizarLista();
            }}
            onPediuPrazo={() => {
              setPediu(true);
              atualizarLista();
            }}
          />
        </section>
      </AoLadoDoTexto>
    </>
  );
}

/** What the person was asked, and nothing else of the case, with the form to answer it. */
export default function ColaborarPage() {
  const { idTramitacao } = useParams();
  return <Pagina key={idTramitacao} id={Number(idTramitacao)} />;
}
