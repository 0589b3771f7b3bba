import { faLock } from '@fortawesome/free-solid-svg-icons/faLock.js';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { isServidor } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { ApiError } from '#shell/api/errors.ts';
import { useDetalhe } from '#shell/atos/detalhe-query.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import type { Crumb } from '#shell/navegacao/screen.ts';
import { useTrilha } from '#shell/navegacao/trilha.ts';
import { parte } from '#shell/partes.ts';
import { lembrarConsulta } from '#shell/segredo-do-endereco/chave-da-consulta.ts';
import { useSegredoDoEndereco } from '#shell/segredo-do-endereco/segredo-do-endereco.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { CasoAberto } from './caso.tsx';
import './detalhar.css';

/** The office's page of a case, which citizens never fetch. */
const CasoDaEquipe = parte('caso-da-equipe');
const TrocaDoCodigo = parte('troca-do-codigo');

/** As tall as the screen, so that the footer does not move when the case arrives. */
function Abrindo() {
  return (
    <div className="detalhe-abrindo">
      <Skeleton lines={8} label="Abrindo a manifestação…" />
    </div>
  );
}

const isRefused = (error: Error): boolean => error instanceof ApiError && error.status < 500;

/** Staff lost no access code: the case is in another office, or needs another profile of theirs. */
function NaoAbreNaEquipe() {
  return (
    <EmptyState
      title="Esta manifestação não abre para você"
      icon={faLock}
      action={
        <div className="ui-actions">
          <LinkButton to="/manifestacao/tratar" variant="primary">
            Ir à lista de trabalho
          </LinkButton>
          <LinkButton to="/manifestacao/consultarencaminhamento" variant="secondary">
            Ver as encaminhadas
          </LinkButton>
          <LinkButton to="/manifestacao/consultar">Consultar com protocolo e código</LinkButton>
        </div>
      }
    >
      Ela está em outro órgão, ou o seu perfil não abre manifestações como esta. Se o seu órgão a encaminhou,
      procure nas encaminhadas. Se foi você quem registrou, consulte com o protocolo e o código de acesso.
    </EmptyState>
  );
}

function NaoAbre({ titulo, motivo }: { readonly titulo: string; readonly motivo: string }) {
  const usuario = useUsuario();
  return (
    <EmptyState
      title={titulo}
      icon={faLock}
      action={
        <div className="ui-actions">
          <LinkButton to="/manifestacao/consultar" variant="primary">
            Consultar com protocolo e código
          </LinkButton>
          <LinkButton to={usuario ? '/manifestacao' : '/login?redirect=%2Fprincipal'} variant="secondary">
            {usuario ? 'Ver minhas manifestações' : 'Entrar na minha conta'}
          </LinkButton>
        </div>
      }
    >
      {motivo}
    </EmptyState>
  );
}

const CONSULTA: readonly Crumb[] = [{ name: 'Consultar Protocolo', location: '/manifestacao/consultar' }];
const PEDIDOS: readonly Crumb[] = [
  { name: 'Meus Pedidos e Recursos', location: '/manifestacao/consultarlai' },
];

/** The trail leads back where the person came from: the consultation by code, or their list. */
const trilhaDo = (caso: DetalheDaManifestacao | undefined, isVisitante: boolean): readonly Crumb[] | null => {
  if (caso ? caso.pelaChave : isVisitante) return CONSULTA;
  return caso?.formulario.idTipoFormulario === TipoFormulario.acessoAInformacao ? PEDIDOS : null;
};

function Detalhe({ id }: { readonly id: number }) {
  const consulta = useDetalhe(id);
  const { data: caso, error } = consulta;
  const usuario = useUsuario();
  useTrilha(trilhaDo(caso, usuario === null));
  useEffect(() => {
    if (caso) document.title = `Protocolo ${caso.numeroProtocolo} · ${getInstalacao().nome}`;
  }, [caso]);
  if (caso) return <CasoAberto caso={caso} />;
  if (!error) return <Abrindo />;
  if (!isRefused(error)) return <FalhaAoAbrir falha={consulta} />;
  if (isServidor(idPerfilDe(usuario))) return <NaoAbreNaEquipe />;
  return (
    <NaoAbre
      titulo="Não encontramos esta manifestação"
      motivo="Ela não existe, não é da sua conta, ou a consulta pelo código já terminou. Use o protocolo e o código de acesso para abrir de novo."
    />
  );
}

/** Staff get the office's page first, and else their own: they may have filed it themselves. */
function CasoOuDetalhe({ id }: { readonly id: number }) {
  const perfil = idPerfilDe(useUsuario());
  const detalhe = <Detalhe id={id} />;
  if (!perfisDaAcao('manifestacao.ver').includes(perfil)) return detalhe;
  return (
    <Suspense fallback={<Abrindo />}>
      <CasoDaEquipe id={id} senao={detalhe} />
    </Suspense>
  );
}

function Detalhar({ id }: { readonly id: number }) {
  const codigo = useSegredoDoEndereco('codAcesso', () => lembrarConsulta({ idManifestacao: id }));
  if (codigo === null) return <CasoOuDetalhe id={id} />;
  return (
    <TrocaDoCodigo
      idManifestacao={id}
      codigo={codigo}
      recusada={(motivo) => <NaoAbre titulo="Este link não abre uma manifestação" motivo={motivo} />}
    >
      <Detalhe id={id} />
    </TrocaDoCodigo>
  );
}

export default function DetalharPage() {
  const { idManifestacao } = useParams();
  return <Detalhar key={idManifestacao} id={Number(idManifestacao)} />;
}
