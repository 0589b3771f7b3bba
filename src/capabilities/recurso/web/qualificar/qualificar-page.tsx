import { faStar } from '@fortawesome/free-solid-svg-icons/faStar.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '#shell/api/errors.ts';
import { escreverIds, readIds } from '#shell/atos/casos.ts';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { CHAVE_A_QUALIFICAR, chaveDoRecurso, useRecurso } from '../recurso-queries.ts';
import { EscolherRecurso } from './escolher-recurso.tsx';
import { Qualificar } from './qualificar-formulario.tsx';
import { nomeDaNota } from './qualificar-notas.ts';
import './qualificar.css';

const enderecoDoCaso = ({ idManifestacao }: RecursoVisto): string =>
  `/manifestacao/detalhar/${idManifestacao}`;

function NadaAQualificar({ motivo }: { readonly motivo: string }) {
  return (
    <EmptyState
      title="Não há o que avaliar neste endereço"
      icon={faStar}
      action={
        <LinkButton to="/manifestacao/qualificar" variant="primary">
          Ver o que posso avaliar
        </LinkButton>
      }
    >
      {motivo}
    </EmptyState>
  );
}

interface ParteProps {
  readonly recurso: RecursoVisto;
  /** The appeals that the address names after this one. */
  readonly seguintes: readonly number[];
}

function Obrigado({ recurso, seguintes }: ParteProps) {
  const nota = recurso.qualificacao?.nota ?? 0;
  return (
    <section className="pagina-simples">
      <TituloFocado>Obrigado por avaliar</TituloFocado>
      <Message type="success" title="Avaliação registrada.">
        Nota {nota} ({nomeDaNota(nota)}). Ela ajuda quem julga a explicar melhor as decisões.
      </Message>
      <div className="ui-actions">
        {seguintes.length > 0 && (
          <LinkButton to={`/manifestacao/qualificar?ids=${escreverIds(seguintes)}`} variant="primary">
            Avaliar a próxima
          </LinkButton>
        )}
        <LinkButton to={enderecoDoCaso(recurso)} variant={seguintes.length > 0 ? 'secondary' : 'primary'}>
          Voltar ao pedido
        </LinkButton>
      </div>
    </section>
  );
}

function Decisao({ recurso }: Pick<ParteProps, 'recurso'>) {
  const { resposta } = recurso;
  return (
    <>
      <p>
        Pedido <Link to={enderecoDoCaso(recurso)}>{recurso.numeroProtocolo}</Link> ·{' '}
        {recurso.instancia.descricao}
      </p>
      {resposta && (
        <blockquote className="ui-citacao">
          <p>
            <strong>{resposta.tipo.descricao}</strong>, em {formatDiaDoMomento(resposta.registradaEm)}
          </p>
          <TextoDigitado texto={resposta.texto} />
        </blockquote>
      )}
    </>
  );
}

function Um({ id, seguintes }: { readonly id: number; readonly seguintes: readonly number[] }) {
  const consulta = useRecurso(id);
  const queries = useQueryClient();
  const { data: recurso, error } = consulta;
  if (recurso?.qualificacao) return <Obrigado recurso={recurso} seguintes={seguintes} />;
  if (recurso && !recurso.atos.includes('qualificar')) {
    const fechado = recurso.atosFechados.find(({ ato }) => ato === 'qualificar');
    return (
      <NadaAQualificar
        motivo={fechado?.motivo ?? 'Este recurso ainda não foi decidido, ou a avaliação não cabe a você.'}
      />
    );
  }
  if (recurso) {
    return (
      <section className="pagina-simples">
        <h2>Como foi a resposta a este recurso?</h2>
        <Decisao recurso={recurso} />
        <p>A avaliação só pode ser enviada uma vez e não muda a decisão.</p>
        <Qualificar
          idManifestacao={recurso.idManifestacao}
          idRecurso={id}
          onQualificada={() => {
            void queries.invalidateQueries({ queryKey: chaveDoRecurso(id) });
            void queries.invalidateQueries({ queryKey: CHAVE_A_QUALIFICAR });
            void queries.invalidateQueries({ queryKey: ['manifestacao', recurso.idManifestacao] });
          }}
        />
      </section>
    );
  }
  if (!error) return <Skeleton lines={6} label="Abrindo a decisão…" />;
  if (error instanceof ApiError && error.status < 500) {
    return <NadaAQualificar motivo="O recurso não existe ou não é da sua conta." />;
  }
  return <FalhaAoAbrir falha={consulta} />;
}

export default function QualificarPage() {
  const [params] = useSearchParams();
  const [primeiro, ...seguintes] = readIds(params.get('ids'));
  if (primeiro === undefined) return <EscolherRecurso />;
  return <Um key={primeiro} id={primeiro} seguintes={seguintes} />;
}
