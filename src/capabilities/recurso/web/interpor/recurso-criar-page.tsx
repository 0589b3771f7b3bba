import { faGavel } from '@fortawesome/free-solid-svg-icons/faGavel.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { ApiError } from '#shell/api/errors.ts';
import { chaveDoDetalhe, useDetalhe } from '#shell/atos/detalhe-query.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { useRemedios } from '../recurso-queries.ts';
import { Explicacao } from './criar-explicacao.tsx';
import { CriarRecurso } from './criar-recurso.tsx';
import { aRegistrar, enderecoDoRemedio, type RemedioARegistrar, remedioDoEndereco } from './criar-remedio.ts';
import { ReciboDoRecurso, type RecursoEnviado } from './recibo-do-recurso.tsx';
import { RecursoFechado } from './recurso-fechado.tsx';

function NaoEncontrado() {
  return (
    <EmptyState
      title="Não encontramos este pedido"
      icon={faGavel}
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

interface EscreverProps {
  readonly caso: DetalheDaManifestacao;
  readonly remedio: RemedioARegistrar;
  readonly outros: readonly RemedioARegistrar[];
  readonly onEnviado: (enviado: RecursoEnviado) => void;
}

function Escrever({ caso, remedio, outros, onEnviado }: EscreverProps) {
  const id = caso.idManifestacao;
  return (
    <section className="pagina-simples">
      <h2>{remedio.titulo}</h2>
      <p>
        Pedido <Link to={`/manifestacao/detalhar/${id}`}>{caso.numeroProtocolo}</Link> ·{' '}
        {caso.ouvidoria.sigla} – {caso.ouvidoria.nomeOuvidoria}
      </p>
      <Explicacao remedio={remedio} />
      {outros.map((outro) => (
        <p key={outro.remedio}>
          Não é isto? Também cabe:{' '}
          <Link to={enderecoDoRemedio(id, outro.remedio)}>{outro.titulo.toLowerCase()}</Link>.
        </p>
      ))}
      <CriarRecurso key={remedio.remedio} idManifestacao={id} remedio={remedio} onEnviado={onEnviado} />
    </section>
  );
}

function Pagina({ id }: { readonly id: number }) {
  const [params] = useSearchParams();
  const queries = useQueryClient();
  const detalhe = useDetalhe(id);
  const consulta = useRemedios(id);
  const [enviado, setEnviado] = useState<RecursoEnviado | null>(null);
  const { data: caso } = detalhe;
  const { data: remedios } = consulta;
  if (enviado && caso) {
    return <ReciboDoRecurso idManifestacao={id} numeroProtocolo={caso.numeroProtocolo} enviado={enviado} />;
  }
  const falha = detalhe.error ? detalhe : consulta;
  if (falha.error instanceof ApiError && falha.error.status === 404) return <NaoEncontrado />;
  if (falha.error) return <FalhaAoAbrir falha={falha} />;
  if (!caso || !remedios) return <Skeleton lines={8} label="Vendo o que cabe neste pedido…" />;
  const possiveis = aRegistrar(remedios);
  const remedio = remedioDoEndereco(possiveis, params.get('remedio'));
  if (!remedio?.aberto) return <RecursoFechado idManifestacao={id} remedios={remedios} />;
  return (
    <Escrever
      caso={caso}
      remedio={remedio}
      outros={possiveis.filter((outro) => outro.aberto && outro !== remedio)}
      onEnviado={(novo) => {
        setEnviado(novo);
        void queries.invalidateQueries({ queryKey: chaveDoDetalhe(id) });
      }}
    />
  );
}

export default function RecursoCriarPage() {
  const { idManifestacao } = useParams();
  return <Pagina key={idManifestacao} id={Number(idManifestacao)} />;
}
