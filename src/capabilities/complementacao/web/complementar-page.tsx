import { faComments } from '@fortawesome/free-solid-svg-icons/faComments.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isAnonima } from '#capabilities/manifestacao/domain/identificacao.ts';
import { ApiError } from '#shell/api/errors.ts';
import { chaveDoDetalhe, useDetalhe } from '#shell/atos/detalhe-query.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { pedidoAberto } from '../domain/pedido-aberto.ts';
import { Complementar, frasePosEnvio } from './complementar.tsx';

function Enviada({ id, prazo }: { readonly id: number; readonly prazo: string }) {
  return (
    <section className="pagina-simples">
      <TituloFocado>Complementação enviada</TituloFocado>
      <Message type="success" title="Tudo certo.">
        {frasePosEnvio(prazo)}
      </Message>
      <div className="ui-actions">
        <LinkButton to={`/manifestacao/detalhar/${id}`} variant="primary">
          Ver a manifestação
        </LinkButton>
      </div>
    </section>
  );
}

function NadaAComplementar({
  titulo,
  motivo,
  para,
}: {
  readonly titulo: string;
  readonly motivo: string;
  readonly para: string;
}) {
  return (
    <EmptyState
      title={titulo}
      icon={faComments}
      action={
        <LinkButton to={para} variant="primary">
          {para === '/manifestacao' ? 'Ver minhas manifestações' : 'Ver a manifestação'}
        </LinkButton>
      }
    >
      {motivo}
    </EmptyState>
  );
}

function Pagina({ id }: { readonly id: number }) {
  const consulta = useDetalhe(id);
  const { data: caso, error } = consulta;
  const [prazo, setPrazo] = useState<string | null>(null);
  const queries = useQueryClient();
  if (prazo !== null) return <Enviada id={id} prazo={prazo} />;
  if (caso) {
    const pedido = pedidoAberto(caso);
    const isOpen = caso.atos.some(({ ato }) => ato === 'complementar');
    if (!pedido || !isOpen) {
      return (
        <NadaAComplementar
          titulo="Não há complementação pedida"
          motivo={`O órgão não está esperando mais informações suas. ${caso.fraseDaSituacao}`}
          para={`/manifestacao/detalhar/${id}`}
        />
      );
    }
    return (
      <section className="pagina-simples">
        <h2>
          Protocolo <span className="ui-mono">{caso.numeroProtocolo}</span>
        </h2>
        <Complementar
          idManifestacao={id}
          orgao={caso.ouvidoria.nomeOuvidoria}
          pedido={pedido}
          isAnonimo={isAnonima(caso)}
          onEnviada={(novoPrazo) => {
            setPrazo(novoPrazo);
            void queries.invalidateQueries({ queryKey: chaveDoDetalhe(id) });
          }}
        />
      </section>
    );
  }
  if (!error) return <Skeleton lines={6} label="Abrindo o pedido…" />;
  if (error instanceof ApiError && error.status < 500) {
    return (
      <NadaAComplementar
        titulo="Não encontramos esta manifestação"
        motivo="Ela não existe ou não é da sua conta."
        para="/manifestacao"
      />
    );
  }
  return <FalhaAoAbrir falha={consulta} />;
}

export default function ComplementarPage() {
  const { idManifestacao } = useParams();
  return <Pagina key={idManifestacao} id={Number(idManifestacao)} />;
}
