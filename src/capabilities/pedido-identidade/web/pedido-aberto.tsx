import { faUserShield } from '@fortawesome/free-solid-svg-icons/faUserShield.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#shell/api/errors.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { PedidoVisto } from '../domain/pedido-identidade.ts';
import { DecidirPedido } from './decidir-pedido.tsx';
import { CHAVE_DOS_PEDIDOS, ENDERECO_DOS_PEDIDOS, usePedido } from './pedidos-queries.ts';
import { UmPedido } from './um-pedido.tsx';

function Conteudo({ pedido }: { readonly pedido: PedidoVisto }) {
  const queries = useQueryClient();
  const [isFeita, setFeita] = useState(false);
  return (
    <section className="pagina-simples">
      {isFeita ? (
        <>
          <TituloFocado>Pedido decidido</TituloFocado>
          <Message type="success" title="A decisão foi registrada." still>
            Quem denunciou e quem pediu foram avisados.
          </Message>
        </>
      ) : (
        <h2>
          Manifestação <span className="ui-mono">{pedido.numeroProtocolo}</span>
        </h2>
      )}
      <UmPedido pedido={{ ...pedido, podeDecidir: false }} />
      {pedido.podeDecidir && !isFeita && (
        <DecidirPedido
          pedido={pedido}
          onFeita={() => {
            setFeita(true);
            void queries.invalidateQueries({ queryKey: CHAVE_DOS_PEDIDOS });
          }}
        />
      )}
      <div className="ui-actions">
        <LinkButton to={ENDERECO_DOS_PEDIDOS} variant="secondary">
          Voltar aos pedidos
        </LinkButton>
      </div>
    </section>
  );
}

export function PedidoAberto({ id }: { readonly id: number }) {
  const consulta = usePedido(id);
  const { data, error } = consulta;
  if (data) return <Conteudo pedido={data} />;
  if (!error) return <Skeleton lines={6} label="Abrindo o pedido…" />;
  if (error instanceof ApiError && error.status < 500) {
    return (
      <EmptyState
        title="Não encontramos este pedido"
        icon={faUserShield}
        action={
          <LinkButton to={ENDERECO_DOS_PEDIDOS} variant="primary">
            Ver os pedidos
          </LinkButton>
        }
      >
        Ele não existe, ou quem o decide é outra ouvidoria.
      </EmptyState>
    );
  }
  return <FalhaAoAbrir falha={consulta} />;
}
