import type { IconDefinition } from '@fortawesome/fontawesome-common-types';
import { faBan } from '@fortawesome/free-solid-svg-icons/faBan.js';
import { faComments } from '@fortawesome/free-solid-svg-icons/faComments.js';
import { faFlag } from '@fortawesome/free-solid-svg-icons/faFlag.js';
import { faHandPaper } from '@fortawesome/free-solid-svg-icons/faHandPaper.js';
import { faLightbulb } from '@fortawesome/free-solid-svg-icons/faLightbulb.js';
import { faMagic } from '@fortawesome/free-solid-svg-icons/faMagic.js';
import { faThumbsUp } from '@fortawesome/free-solid-svg-icons/faThumbsUp.js';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tiposDoCanalInterno } from '#capabilities/manifestacao/domain/registrar/exemplos-dos-tipos.ts';
import {
  destinoDoTipo,
  type Lugar,
  tiposPermitidos,
} from '#capabilities/manifestacao/domain/registrar/lugar-e-tipos.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Tile } from '#shell/ui/tile.tsx';

const icons: Readonly<Record<number, IconDefinition>> = {
  [TipoManifestacao.reclamacao]: faComments,
  [TipoManifestacao.elogio]: faThumbsUp,
  [TipoManifestacao.solicitacao]: faHandPaper,
  [TipoManifestacao.sugestao]: faLightbulb,
  [TipoManifestacao.denuncia]: faFlag,
  [TipoManifestacao.simplifique]: faMagic,
};

/** What the home shows: of which place, and whether it is the internal channel. */
export interface OuvidoriaDoLugar {
  readonly lugar: Lugar;
  readonly formularios?: readonly number[] | undefined;
  readonly ouvidoriaInterna: string | null;
}

interface Props extends OuvidoriaDoLugar {
  /** The draft that the visitor left in this browser. */
  readonly rascunho: ReactNode;
  /** Shown before a denúncia begins. */
  readonly oQueEDenuncia: ReactNode;
  /** In the internal channel: who sees what a servant or worker tells. */
  readonly protecaoInterna: ReactNode;
}

/** The types of the Ouvidoria mode; a denúncia is explained before it begins (S2-12). */
export function TiposDaOuvidoria(props: Props) {
  const { lugar, formularios, ouvidoriaInterna, rascunho, oQueEDenuncia, protecaoInterna } = props;
  const [isExplaining, setExplaining] = useState(false);
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const titulo = useRef<HTMLHeadingElement>(null);
  // Chosen on the home, whose address stays: the pressed card is gone, and with it the focus. Not on a page just loaded.
  const veioDaHome = useRef(key !== 'default');
  useEffect(() => {
    if (veioDaHome.current && document.activeElement === document.body) titulo.current?.focus();
  }, []);
  const permitidos = tiposPermitidos(lugar.esfera, formularios);
  const tipos = ouvidoriaInterna ? tiposDoCanalInterno(permitidos) : permitidos;
  const destino = (tipo: number) => destinoDoTipo(tipo, lugar, ouvidoriaInterna);
  return (
    <>
      {ouvidoriaInterna && tipos.length > 0 && protecaoInterna}
      <h2 ref={titulo} tabIndex={-1}>
        O que você quer fazer?
      </h2>
      {tipos.length === 0 && (
        <EmptyState icon={faBan} title="Ainda não há ouvidoria daqui na plataforma">
          Procure o órgão na busca de ouvidorias: ela mostra os contatos de cada um.
        </EmptyState>
      )}
      {rascunho}
      <div className="home-tipos">
        {tipos.map(({ tipo, nome, exemplo }) => (
          <Tile
            key={tipo}
            icon={icons[tipo] ?? faComments}
            name={nome}
            help={exemplo}
            {...(tipo === TipoManifestacao.denuncia
              ? { onPress: () => setExplaining(true) }
              : { to: destino(tipo) })}
          />
        ))}
      </div>
      <p>
        <LinkButton to={pathname} variant="secondary">
          Voltar
        </LinkButton>
      </p>
      <Modal
        open={isExplaining}
        title="O que é uma denúncia?"
        paraLer
        acceptLabel="Avançar"
        cancelLabel="Voltar"
        onAccept={() => navigate(destino(TipoManifestacao.denuncia))}
        onClose={() => setExplaining(false)}
      >
        <Suspense fallback={<Skeleton lines={6} />}>{oQueEDenuncia}</Suspense>
      </Modal>
    </>
  );
}
