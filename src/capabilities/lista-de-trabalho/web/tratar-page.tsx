import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { useFiltroDoEndereco } from '#shell/lista/use-filtro-do-endereco.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import { filas, filasDoPerfil, type NomeDaFila } from '../domain/filas.ts';
import { CargaDaEquipe } from './equipe/carga-da-equipe.tsx';
import { FilaAberta } from './fila-aberta.tsx';
import { escreverFiltro, readFiltro } from './filtro-do-endereco.ts';
import { type ColunaOpcional, colunasOpcionais, colunasUsuais } from './nomes-das-colunas.ts';
import { type Preferencias, usePreferencias } from './preferencias.ts';
import { useContagens } from './trabalho-queries.ts';
import './lista-de-trabalho.css';

const EQUIPE = 'equipe';

/** An administrador works in every office, so each row names its office. */
const usuais = (comOrgaos: boolean): Preferencias<ColunaOpcional> => ({
  colunas: comOrgaos ? [...colunasUsuais, 'orgao'] : [...colunasUsuais],
  porPagina: 25,
});

interface ListaDeTrabalhoProps {
  readonly login: string;
  readonly perfil: IdPerfil;
}

function ListaDeTrabalho({ login, perfil }: ListaDeTrabalhoProps) {
  const suas = filasDoPerfil(perfil);
  const podeTratar = perfisDaAcao('manifestacao.tratar').includes(perfil);
  const comOrgaos = perfil === Perfil.administrador;
  const forma = useMemo(
    () => ({
      ler: (params: URLSearchParams) => readFiltro(params, filasDoPerfil(perfil)),
      escrever: escreverFiltro,
    }),
    [perfil],
  );
  const { filtro, filtrar } = useFiltroDoEndereco(forma);
  const [params, setParams] = useSearchParams();
  const { preferencias, mudar } = usePreferencias({
    lista: 'lista-de-trabalho',
    dono: login,
    colunas: colunasOpcionais,
    usuais: usuais(comOrgaos),
  });
  const contagens = useContagens(filtro.idOuvidoria).data;
  const isEquipe = podeTratar && params.get('visao') === EQUIPE;
  const tabs = [
    ...suas.map((fila) => {
      const contada = contagens?.filas.find((cada) => cada.fila === fila);
      return { id: fila, label: filas[fila].rotulo, ...(contada && { count: contada.total }) };
    }),
    ...(podeTratar ? [{ id: EQUIPE, label: 'Carga da equipe' }] : []),
  ];
  const escolher = (id: string) => {
    if (id === EQUIPE) setParams({ ...escreverFiltro(filtro), visao: EQUIPE }, { preventScrollReset: true });
    else filtrar({ fila: id as NomeDaFila, ordem: null, sentido: null });
  };
  return (
    <div data-largura="total" className="trabalho">
      {perfisDaAcao('manifestacao.corrigir').includes(perfil) && (
        <nav className="trabalho-tambem" aria-label="Também no trabalho">
          <Link to="/ciencia/avisar">Avisar de outro modo</Link>
        </nav>
      )}
      <Tabs label="Filas" tabs={tabs} active={isEquipe ? EQUIPE : filtro.fila} onChange={escolher}>
        {isEquipe && <CargaDaEquipe idOuvidoria={filtro.idOuvidoria} />}
        {!isEquipe && !preferencias && <Skeleton shape="row" lines={10} label="Carregando…" />}
        {!isEquipe && preferencias && (
          <FilaAberta
            filtro={filtro}
            suas={suas}
            podeTratar={podeTratar}
            comOrgaos={comOrgaos}
            preferencias={preferencias}
            onFiltrar={filtrar}
            onPreferir={mudar}
          />
        )}
      </Tabs>
    </div>
  );
}

/** Everybody of an office may open it (S2-04, S6-04), though some profiles have no cases there. */
export default function TratarPage() {
  const usuario = useUsuario();
  if (!usuario) return null;
  const perfil = idPerfilDe(usuario);
  if (!perfisDaAcao('manifestacao.listar').includes(perfil)) {
    return (
      <EmptyState
        title="Seu perfil não trata manifestações"
        action={
          <LinkButton to="/principal" variant="primary">
            Ver o que posso fazer
          </LinkButton>
        }
      >
        {`Você está trabalhando como ${usuario.perfilAtual.descPerfil}. Quem trata manifestações são o gestor, o respondente e quem trabalha com eles.`}
      </EmptyState>
    );
  }
  return <ListaDeTrabalho key={`${usuario.login} ${perfil}`} login={usuario.login} perfil={perfil} />;
}
