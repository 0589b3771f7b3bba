import { faBalanceScale } from '@fortawesome/free-solid-svg-icons/faBalanceScale.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { ApiError } from '#shell/api/errors.ts';
import { formatDiaComDistancia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { ContraOQue } from '../domain/descumprimento.ts';
import { type Descumprimento, useDescumprimento } from './denuncia-queries.ts';
import { type DenunciaEnviada, Denunciar } from './denunciar.tsx';
import { DenunciasFeitas } from './denuncias-feitas.tsx';
import { enderecoDaDenuncia } from './endereco-da-denuncia.ts';
import { EscolherPedido } from './escolher-pedido.tsx';
import { FichaDaPromessa } from './ficha-da-promessa.tsx';
import './denuncia.css';

interface DoPedido {
  readonly id: number;
  readonly visto: Descumprimento;
}

function Registrada({ id, enviada }: { readonly id: number; readonly enviada: DenunciaEnviada }) {
  return (
    <section className="pagina-simples">
      <TituloFocado>Denúncia registrada</TituloFocado>
      <Message
        type="success"
        title={`${enviada.quemDecide} decide até ${formatDiaComDistancia(enviada.prazo)}.`}
        still
      >
        Avisamos quem decide e o órgão que deve a entrega. A decisão aparece no seu pedido. Quando ela sair,
        avisamos por e-mail, se você informou um.
      </Message>
      <div className="ui-actions">
        <LinkButton to={`/manifestacao/detalhar/${id}`} variant="primary">
          Voltar ao pedido
        </LinkButton>
      </div>
    </section>
  );
}

function Fechada({ id, visto }: DoPedido) {
  return (
    <section className="pagina-simples">
      <Message type="warning" title="Não cabe denunciar agora." still>
        {visto.motivo}
      </Message>
      <DenunciasFeitas denuncias={visto.denuncias} />
      <div className="ui-actions">
        <LinkButton to={`/manifestacao/detalhar/${id}`} variant="primary">
          Voltar ao pedido
        </LinkButton>
      </div>
    </section>
  );
}

function Um({ id, contra }: { readonly id: number; readonly contra: ContraOQue }) {
  const consulta = useDescumprimento(id);
  const [enviada, setEnviada] = useState<DenunciaEnviada | null>(null);
  const queries = useQueryClient();
  const { data: visto, error } = consulta;
  if (enviada) return <Registrada id={id} enviada={enviada} />;
  if (visto && !visto.aberta) return <Fechada id={id} visto={visto} />;
  if (visto?.promessa && visto.promessa.contra !== contra) {
    return <Navigate to={enderecoDaDenuncia(visto.promessa.contra, id)} replace />;
  }
  if (visto?.promessa) {
    return (
      <section className="pagina-simples">
        <h2>O que foi prometido não chegou?</h2>
        <p>
          Quando a resposta ou a decisão dá o que você pediu e a data de entrega passa, você pode avisar quem
          fiscaliza o órgão. Não é um recurso: a decisão favorável continua valendo.
        </p>
        <FichaDaPromessa {...visto} promessa={visto.promessa} />
        <Denunciar
          idManifestacao={id}
          contra={contra}
          quemDecide={visto.quemDecide}
          onEnviada={(feita) => {
            setEnviada(feita);
            void queries.invalidateQueries({ queryKey: ['manifestacao', id] });
          }}
        />
        <DenunciasFeitas denuncias={visto.denuncias} />
      </section>
    );
  }
  if (!error) return <Skeleton lines={6} label="Abrindo o pedido…" />;
  if (error instanceof ApiError && error.status < 500) {
    return (
      <EmptyState
        title="Não encontramos este pedido"
        icon={faBalanceScale}
        action={
          <LinkButton to="/manifestacao/consultarlai" variant="primary">
            Ver meus pedidos e recursos
          </LinkButton>
        }
      >
        Ele não existe ou não é da sua conta.
      </EmptyState>
    );
  }
  return <FalhaAoAbrir falha={consulta} />;
}

/** Both screens, against the answer and against a decision; the wrong one links to the other. */
export function PaginaDaDenuncia({ contra }: { readonly contra: ContraOQue }) {
  const { idManifestacao } = useParams();
  if (idManifestacao === undefined) return <EscolherPedido />;
  return <Um key={idManifestacao} id={Number(idManifestacao)} contra={contra} />;
}
