import { Link } from 'react-router';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { type Preferencias, usePreferencias } from '../preferencias.ts';
import { type ColunaDeEncaminhamento, colunasDosEncaminhamentos } from './colunas-dos-encaminhamentos.tsx';
import { ListaDeEncaminhamentos } from './lista-de-encaminhamentos.tsx';
import '../lista-de-trabalho.css';

/** For a single office the column of origin would always say the same. */
const usuais = (comOrgaos: boolean): Preferencias<ColunaDeEncaminhamento> => ({
  colunas: colunasDosEncaminhamentos.filter((coluna) => comOrgaos || coluna !== 'origem'),
  porPagina: 25,
});

interface EncaminhamentosProps {
  readonly login: string;
  readonly perfil: IdPerfil;
}

function Encaminhamentos({ login, perfil }: EncaminhamentosProps) {
  const comOrgaos = perfil === Perfil.administrador;
  const podeTratar = perfisDaAcao('manifestacao.tratar').includes(perfil);
  const { preferencias, mudar } = usePreferencias({
    lista: 'encaminhamentos',
    dono: login,
    colunas: colunasDosEncaminhamentos,
    usuais: usuais(comOrgaos),
  });
  return (
    <div data-largura="total">
      <p>
        O que o órgão encaminhou a outro, e como está agora. O conteúdo é do órgão que recebeu.
        {podeTratar &&
          ' Dá para agir no que voltou ou terminou no seu órgão; no resto, quem age é o órgão que recebeu.'}
      </p>
      {perfil === Perfil.gestor && (
        <p>
          Quem recebeu uma denúncia sem a identidade pode pedi-la à sua ouvidoria:{' '}
          <Link to="/manifestacao/identidade/tratar">ver os pedidos de identidade</Link>.
        </p>
      )}
      {preferencias ? (
        <ListaDeEncaminhamentos
          comOrgaos={comOrgaos}
          podeTratar={podeTratar}
          preferencias={preferencias}
          onPreferir={mudar}
        />
      ) : (
        <Skeleton shape="row" lines={6} label="Carregando…" />
      )}
    </div>
  );
}

export default function EncaminhamentosPage() {
  const usuario = useUsuario();
  if (!usuario) return null;
  const perfil = idPerfilDe(usuario);
  if (!perfisDaAcao('manifestacao.ver').includes(perfil)) {
    return (
      <EmptyState
        title="Seu perfil não vê encaminhamentos"
        action={
          <LinkButton to="/principal" variant="primary">
            Ver o que posso fazer
          </LinkButton>
        }
      >
        {`Você está trabalhando como ${usuario.perfilAtual.descPerfil}.`}
      </EmptyState>
    );
  }
  return <Encaminhamentos key={`${usuario.login} ${perfil}`} login={usuario.login} perfil={perfil} />;
}
