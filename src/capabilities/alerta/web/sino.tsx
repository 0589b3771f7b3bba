import { faBell } from '@fortawesome/free-solid-svg-icons/faBell.js';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { podeAcessar } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import { useAoVivoDeCarona } from '#shell/ao-vivo/ao-vivo.ts';
import { QueryLayer } from '#shell/api/query-layer.tsx';
import { tardio } from '#shell/navegacao/tardio.ts';
import { toQuemAcessa, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { ComContador } from '#shell/ui/estado/com-contador.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { useAtualizarContagem, useContagem } from './alerta-queries.ts';
import './sino.css';

const PainelDeAlertas = tardio(() => import('./painel-de-alertas.tsx'));

const PAINEL = 'alertas-painel';

const rotulo = (naoLidos: number): string => {
  if (naoLidos === 0) return 'Alertas: nenhum novo';
  return naoLidos === 1 ? 'Alertas: 1 novo' : `Alertas: ${naoLidos} novos`;
};

/** Announced only when new alerts come; those there on arrival are shown by the bell. */
const useAnuncio = (naoLidos: number | undefined): string => {
  const [visto, setVisto] = useState<{ total: number | undefined; frase: string }>({
    total: undefined,
    frase: '',
  });
  if (naoLidos !== undefined && naoLidos !== visto.total) {
    const chegaram = visto.total === undefined ? 0 : naoLidos - visto.total;
    const frase = chegaram === 1 ? '1 alerta novo.' : `${chegaram} alertas novos.`;
    setVisto({ total: naoLidos, frase: chegaram > 0 ? frase : '' });
  }
  return visto.frase;
};

function Sino() {
  const { data } = useContagem();
  const naoLidos = data?.naoLidos ?? 0;
  const anuncio = useAnuncio(data?.naoLidos);
  const atualizar = useAtualizarContagem();
  useAoVivoDeCarona('alerta', atualizar);
  useAoVivoDeCarona('retomada', atualizar);
  const [isAberto, setAberto] = useState(false);
  const raiz = useRef<HTMLDivElement>(null);
  const fechar = () => setAberto(false);
  useEffect(() => {
    if (!isAberto) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!raiz.current?.contains(target as Node)) setAberto(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isAberto]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isAberto) return;
    event.preventDefault();
    event.stopPropagation();
    fechar();
    raiz.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape from the button and from the panel
    <div className="ui-dropdown" ref={raiz} onKeyDown={onKeyDown}>
      <ComContador numero={naoLidos}>
        <Button
          icon={faBell}
          size="small"
          aria-label={rotulo(naoLidos)}
          aria-haspopup="dialog"
          aria-expanded={isAberto}
          aria-controls={isAberto ? PAINEL : undefined}
          onClick={() => setAberto(!isAberto)}
        />
      </ComContador>
      <span role="status" className="sr-only">
        {anuncio}
      </span>
      {isAberto && (
        <div
          id={PAINEL}
          className="ui-menu alerta-painel"
          data-align="end"
          role="dialog"
          aria-label="Alertas"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) fechar();
          }}
        >
          <Suspense fallback={<Skeleton shape="row" lines={4} label="Abrindo os alertas…" />}>
            <PainelDeAlertas onFechar={fechar} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** The bell in the header of people who work with manifestações; loaded after the page. */
export default function SinoDeAlertas() {
  const usuario = useUsuario();
  if (!podeAcessar(permitido('manifestacao.listar'), toQuemAcessa(usuario)).allowed) return null;
  return (
    <QueryLayer>
      <Sino />
    </QueryLayer>
  );
}
