import { faChartBar } from '@fortawesome/free-solid-svg-icons/faChartBar.js';
import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { useOrgao } from '#shell/lista/apoio-queries.ts';
import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { escreverFiltro, readFiltro, semFiltro } from './filtro-dos-resultados.ts';
import { FiltrosDosResultados } from './filtros-dos-resultados.tsx';
import { ResultadosAbertos } from './resultados-abertos.tsx';
import { useResultados } from './resultados-queries.ts';
import './resultados.css';

const forma = { ler: readFiltro, escrever: escreverFiltro };

interface PaginaProps {
  readonly comOrgaos: boolean;
  readonly orgaoAtual: string | null;
}

function Pagina({ comOrgaos, orgaoAtual }: PaginaProps) {
  const { filtro: doEndereco, filtrar } = useFiltroDoEndereco(forma);
  const filtro = comOrgaos ? doEndereco : { ...doEndereco, idOuvidoria: null };
  const { idOuvidoria } = filtro;
  const consulta = useResultados(filtro);
  const escolhido = useOrgao(idOuvidoria).data?.sigla;
  const orgao = comOrgaos ? (escolhido ?? 'todos os órgãos') : (orgaoAtual ?? 'órgão atual');
  const resultados = consulta.data?.pages[0];
  return (
    <>
      <FiltrosDosResultados filtro={filtro} comOrgaos={comOrgaos} onFiltrar={filtrar} />
      {!consulta.isFetchNextPageError && (
        <FalhaAoAbrir titulo="Não foi possível abrir os resultados." falha={consulta} />
      )}
      {consulta.isPending && <Skeleton shape="card" lines={4} label="Contando as respostas…" />}
      {resultados && (
        <ResultadosAbertos
          consulta={consulta}
          resultados={resultados}
          filtro={filtro}
          orgao={orgao}
          comOrgao={comOrgaos && idOuvidoria === null}
          onLimpar={() => filtrar(semFiltro)}
        />
      )}
    </>
  );
}

/** Every servant may open the screen (S2-04, S6-04); only those who see cases get results. */
export default function ResultadosPage() {
  const usuario = useUsuario();
  if (!usuario) return null;
  const perfil = idPerfilDe(usuario);
  if (!perfisDaAcao('manifestacao.ver').includes(perfil)) {
    return (
      <EmptyState
        title="Seu perfil não vê os resultados da pesquisa"
        icon={faChartBar}
        action={
          <LinkButton to="/principal" variant="primary">
            Ver o que posso fazer
          </LinkButton>
        }
      >
        {`Você está trabalhando como ${usuario.perfilAtual.descPerfil}. Os resultados são de quem atende as manifestações do órgão.`}
      </EmptyState>
    );
  }
  return (
    <Pagina
      key={`${usuario.login} ${perfil}`}
      comOrgaos={perfil === Perfil.administrador}
      orgaoAtual={usuario.nomeOuvidoriaAtual}
    />
  );
}
