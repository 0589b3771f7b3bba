import { useParams } from 'react-router';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { api, useDaPlataforma } from './configuracao-queries.ts';
import { ConfiguracoesLidas } from './configuracoes-lidas.tsx';
import { FormularioDeConfiguracoes } from './formulario-de-configuracoes.tsx';
import './configuracao.css';

function GrupoInexistente() {
  return (
    <EmptyState
      title="Este grupo não existe"
      action={
        <LinkButton to="/configuracoes" variant="primary">
          Ver as configurações
        </LinkButton>
      }
    >
      O endereço não leva a nenhum grupo de configurações.
    </EmptyState>
  );
}

export default function PlataformaPage() {
  const { grupo: pedido } = useParams();
  const consulta = useDaPlataforma();
  if (consulta.isPending) return <Skeleton shape="row" lines={6} label="Carregando as configurações…" />;
  if (consulta.isError) return <FalhaAoAbrir falha={consulta} />;
  const { grupos, podeAlterar } = consulta.data;
  const grupo = grupos.find((cada) => cada.grupo === pedido);
  if (!grupo) return <GrupoInexistente />;
  return (
    <>
      <h2>{grupo.titulo}</h2>
      {podeAlterar ? (
        <FormularioDeConfiguracoes
          key={grupo.grupo}
          grupos={[grupo]}
          comTitulos={false}
          onSalvar={(mudancas) =>
            api(
              'PUT /app-web/v1/configuracoes/plataforma',
              { body: { mudancas: [...mudancas] } },
              { errors: 'silent' },
            )
          }
        />
      ) : (
        <ConfiguracoesLidas grupos={[grupo]} comTitulos={false} />
      )}
    </>
  );
}
