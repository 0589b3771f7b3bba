import { faGavel } from '@fortawesome/free-solid-svg-icons/faGavel.js';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#shell/api/errors.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { NomeDoAtoDoIncidente } from '../domain/atos-do-incidente.ts';
import type { IncidenteVisto } from '../domain/incidente.ts';
import { FichaDaDecisao } from './ficha-da-decisao.tsx';
import { IncidenteLido } from './incidente-lido.tsx';
import { CHAVE_DOS_INCIDENTES, useIncidente } from './incidente-queries.ts';

export function NaoEncontrado({ voltar, children }: { readonly voltar: string; readonly children: string }) {
  return (
    <EmptyState
      title={children}
      icon={faGavel}
      action={
        <LinkButton to={voltar} variant="primary">
          Escolher na lista
        </LinkButton>
      }
    >
      O endereço não existe ou é de outro órgão.
    </EmptyState>
  );
}

export interface FormularioDoIncidenteProps {
  readonly incidente: IncidenteVisto;
  readonly onFeito: () => void;
  /** Reads the incidente again, keeping the form. */
  readonly onReler: () => void;
}

interface UmIncidenteProps {
  readonly id: number;
  readonly ato: NomeDoAtoDoIncidente;
  readonly titulo: string;
  readonly feito: { readonly titulo: string; readonly frase: string };
  /** Why the act is not available on this incidente. */
  readonly porqueNao: (incidente: IncidenteVisto) => string;
  /** The address of the same screen without an incidente. */
  readonly voltar: string;
  readonly children: (props: FormularioDoIncidenteProps) => ReactNode;
}

/** The screen of an act on one incidente: what it is about, then the form, or why not. */
export function UmIncidente(props: UmIncidenteProps) {
  const { id, ato, titulo, feito, porqueNao, voltar, children } = props;
  const consulta = useIncidente(id);
  const queries = useQueryClient();
  const [isFeito, setFeito] = useState(false);
  const { data: incidente, error } = consulta;
  const concluir = () => {
    setFeito(true);
    void queries.invalidateQueries({ queryKey: CHAVE_DOS_INCIDENTES });
    if (incidente) void queries.invalidateQueries({ queryKey: ['manifestacao', incidente.idManifestacao] });
  };
  if (!incidente && error instanceof ApiError && error.status < 500) {
    return <NaoEncontrado voltar={voltar}>Não encontramos este incidente</NaoEncontrado>;
  }
  if (!incidente && error) return <FalhaAoAbrir falha={consulta} />;
  if (!incidente) return <Skeleton lines={6} label="Abrindo o incidente…" />;
  const pode = incidente.atos.includes(ato);
  return (
    <section className="pagina-simples">
      {isFeito ? (
        <>
          <TituloFocado>{feito.titulo}</TituloFocado>
          <Message type="success" title={feito.frase} still>
            Os avisos por e-mail já foram enviados.
          </Message>
        </>
      ) : (
        <h2>{titulo}</h2>
      )}
      <FichaDaDecisao decisao={incidente} />
      <IncidenteLido incidente={incidente} />
      {!isFeito && pode && children({ incidente, onFeito: concluir, onReler: () => void consulta.refetch() })}
      {!isFeito && !pode && (
        <Message type="info" title="Não há o que fazer aqui." still>
          {porqueNao(incidente)}
        </Message>
      )}
      <div className="ui-actions">
        {!isFeito && incidente.atos.includes('responder') && ato === 'prorrogar' && (
          <LinkButton to={`/incidente-correcao/responder?ids=${id}`} variant="secondary">
            Responder ao incidente
          </LinkButton>
        )}
        {!isFeito && incidente.atos.includes('prorrogar') && ato === 'responder' && (
          <LinkButton to={`/manifestacao/incidente-correcao/prorrogar?ids=${id}`} variant="secondary">
            Prorrogar o cumprimento
          </LinkButton>
        )}
        <LinkButton to={voltar} variant="secondary">
          Ver os incidentes abertos
        </LinkButton>
      </div>
    </section>
  );
}
