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
import type { AberturaVista } from '../domain/abertura.ts';
import { CHAVE_DAS_ABERTURAS, ENDERECO_DAS_ABERTURAS, useAbertura } from './abertura-queries.ts';
import { DecidirAbertura } from './decidir-abertura.tsx';
import { UmaAbertura } from './uma-abertura.tsx';

function Conteudo({ abertura }: { readonly abertura: AberturaVista }) {
  const queries = useQueryClient();
  const [isFeita, setFeita] = useState(false);
  return (
    <section className="pagina-simples">
      {isFeita ? (
        <>
          <TituloFocado>Abertura decidida</TituloFocado>
          <Message type="success" title="A decisão foi registrada." still>
            Quem pediu foi avisado, e quem registrou a lê no histórico.
          </Message>
        </>
      ) : (
        <h2>
          Manifestação <span className="ui-mono">{abertura.numeroProtocolo}</span>
        </h2>
      )}
      <UmaAbertura abertura={{ ...abertura, podeDecidir: false }} />
      {abertura.podeDecidir && !isFeita && (
        <DecidirAbertura
          abertura={abertura}
          onFeita={() => {
            setFeita(true);
            void queries.invalidateQueries({ queryKey: CHAVE_DAS_ABERTURAS });
          }}
        />
      )}
      <div className="ui-actions">
        <LinkButton to={ENDERECO_DAS_ABERTURAS} variant="secondary">
          Voltar às aberturas
        </LinkButton>
      </div>
    </section>
  );
}

export function AberturaADecidir({ id }: { readonly id: number }) {
  const consulta = useAbertura(id);
  const { data, error } = consulta;
  if (data) return <Conteudo abertura={data} />;
  if (!error) return <Skeleton lines={6} label="Abrindo o pedido…" />;
  if (error instanceof ApiError && error.status < 500) {
    return (
      <EmptyState
        title="Não encontramos esta abertura"
        icon={faUserShield}
        action={
          <LinkButton to={ENDERECO_DAS_ABERTURAS} variant="primary">
            Ver as aberturas
          </LinkButton>
        }
      >
        Ela não existe, ou quem a aprova é outra pessoa.
      </EmptyState>
    );
  }
  return <FalhaAoAbrir falha={consulta} />;
}
