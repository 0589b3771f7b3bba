import { type ReactNode, Suspense, useState } from 'react';
import { JanelaDeConfirmacao } from '#capabilities/segundo-fator/web/na-moldura/janela-de-confirmacao.tsx';
import { JanelasDaSessao } from '#capabilities/sessao/web/na-moldura/janelas-da-sessao.tsx';
import { useMenus } from '#capabilities/sessao/web/na-moldura/use-menus.ts';
import { useAfterLoad } from '#shell/after-load.ts';
import { desfazerStore } from '#shell/atos/desfazer.ts';
import type { Encaixes } from '#shell/layout/encaixes.ts';
import { Shell } from '#shell/layout/shell.tsx';
import type { Crumb, Screen } from '#shell/navegacao/screen.ts';
import { tardio } from '#shell/navegacao/tardio.ts';
import { useUsuario } from '#shell/session/session.ts';
import { useStore } from '#shell/store.ts';

const AccountMenu = tardio(() => import('#capabilities/sessao/web/na-moldura/account-menu.tsx'));
const BarraDeDesfazer = tardio(() => import('#capabilities/desfazer/web/barra-de-desfazer.tsx'));
const ChatIcon = tardio(() => import('#capabilities/assistente/web/chat-icon.tsx'));
const ComoAtivarLibras = tardio(() => import('#capabilities/ajuda/web/conteudo/como-ativar-libras.tsx'));
const EnviosEsperando = tardio(() => import('#capabilities/manifestacao/web/rascunho/envios-esperando.tsx'));
const Rodape = tardio(() => import('#capabilities/sessao/web/na-moldura/rodape.tsx'));
const SearchForm = tardio(() => import('#capabilities/ajuda/web/busca-do-cabecalho/search-form.tsx'));
const Sino = tardio(() => import('#capabilities/alerta/web/sino.tsx'));
const SinoDoCidadao = tardio(() => import('#capabilities/portal/web/novidades/sino-do-cidadao.tsx'));

/** Staff are told of their work, citizens of their own cases. Nothing depends on it: the bell is loaded after the page. */
function Alertas() {
  const usuario = useUsuario();
  const isLoaded = useAfterLoad();
  if (!usuario || usuario.pendencia) return null;
  const room = <span className="sh-sino-room" />;
  return isLoaded ? (
    <Suspense fallback={room}>{usuario.indPerfilUsuario ? <SinoDoCidadao /> : <Sino />}</Suspense>
  ) : (
    room
  );
}

/** Fetched with the first act that can be taken back; each act has a bar of its own. */
function Desfazer() {
  const feito = useStore(desfazerStore);
  const [vez, setVez] = useState({ feito, numero: 0 });
  if (vez.feito !== feito) setVez({ feito, numero: vez.numero + 1 });
  return feito && <BarraDeDesfazer key={vez.numero} feito={feito} />;
}

/** What capabilities show around every screen. */
export function useEncaixes(screen: Screen | undefined): Encaixes {
  const menus = useMenus();
  const usuario = useUsuario();
  return {
    menus,
    conta: usuario && <AccountMenu usuario={usuario} />,
    busca: <SearchForm />,
    alertas: <Alertas />,
    ajudaLibras: <ComoAtivarLibras />,
    desfazer: usuario && <Desfazer />,
    rodape: <Rodape />,
    assistente: <ChatIcon screenName={screen?.name} />,
    // Nobody's texts wait but those of a person with an account.
    aoVoltarAInternet: usuario && <EnviosEsperando />,
    sessao: (
      <>
        <JanelasDaSessao screenName={screen?.name} />
        {usuario && <JanelaDeConfirmacao />}
      </>
    ),
  };
}

interface MolduraProps {
  /** The open screen; undefined for an unknown address. */
  readonly screen: Screen | undefined;
  readonly title: string | undefined;
  readonly crumbs: readonly Crumb[];
  readonly children: ReactNode;
}

/** The frame with everything that capabilities put into it. */
export function Moldura({ screen, title, crumbs, children }: MolduraProps) {
  return (
    <Shell screen={screen} title={title} crumbs={crumbs} encaixes={useEncaixes(screen)}>
      {children}
    </Shell>
  );
}
