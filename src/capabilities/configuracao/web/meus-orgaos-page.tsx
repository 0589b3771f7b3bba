import { Perfil } from '#kernel/perfil.ts';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { readNumero, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import { type FormaDoFiltro, useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { api, useDoOrgao } from './configuracao-queries.ts';
import { ConfiguracoesLidas } from './configuracoes-lidas.tsx';
import { FormularioDeConfiguracoes } from './formulario-de-configuracoes.tsx';
import './configuracao.css';

interface Escolhido {
  /** Null for the office of the session. */
  readonly idOuvidoria: number | null;
}

const forma: FormaDoFiltro<Escolhido> = {
  ler: (params) => ({ idOuvidoria: readNumero(params.get('idOuvidoria')) }),
  escrever: ({ idOuvidoria }) => soEscolhidos({ idOuvidoria: String(idOuvidoria ?? '') }),
};

type Consulta = ReturnType<typeof useDoOrgao>;

function DoOrgao({ consulta }: { readonly consulta: Consulta }) {
  if (consulta.isPending) return <Skeleton shape="row" lines={8} label="Carregando as configurações…" />;
  if (consulta.isError) return <FalhaAoAbrir falha={consulta} />;
  const { orgao, grupos, podeAlterar } = consulta.data;
  if (!orgao) return null;
  const query = { idOuvidoria: orgao.idOuvidoria };
  return (
    <>
      <p className="config-orgao">
        {orgao.sigla} – {orgao.nome}
      </p>
      <p>O que o órgão não define segue o padrão da plataforma.</p>
      {podeAlterar ? (
        <FormularioDeConfiguracoes
          key={orgao.idOuvidoria}
          grupos={grupos}
          comTitulos
          onSalvar={(mudancas) =>
            api(
              'PUT /app-web/v1/configuracoes/orgao',
              { query, body: { mudancas: [...mudancas] } },
              { errors: 'silent' },
            )
          }
        />
      ) : (
        <ConfiguracoesLidas grupos={grupos} comTitulos />
      )}
    </>
  );
}

export default function MeusOrgaosPage() {
  const usuario = useUsuario();
  const { filtro, filtrar } = useFiltroDoEndereco(forma);
  const isAdministrador = usuario !== null && idPerfilDe(usuario) === Perfil.administrador;
  const consulta = useDoOrgao(isAdministrador ? filtro.idOuvidoria : null);
  if (!usuario) return null;
  return (
    <>
      {isAdministrador && (
        <div className="config-escolher">
          <FiltroDeOrgao
            idOuvidoria={filtro.idOuvidoria ?? consulta.data?.orgao?.idOuvidoria ?? null}
            onMudar={(idOuvidoria) => filtrar({ idOuvidoria })}
          />
        </div>
      )}
      <DoOrgao consulta={consulta} />
    </>
  );
}
