import { tardio } from '#shell/navegacao/tardio.ts';
import '#shell/styles/screens.css';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { lugarDaRota } from '#capabilities/manifestacao/domain/registrar/lugar-e-tipos.ts';
import { Esfera } from '#kernel/enumeracoes.ts';
import { useAfterLoad } from '#shell/after-load.ts';
import { useUsuario } from '#shell/session/session.ts';
import { PertoDaTela } from '#shell/ui/estado/perto-da-tela.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Modos } from './modos.tsx';
import type { OuvidoriaDoLugar } from './tipos-da-ouvidoria.tsx';

const HomeNumeros = tardio(() => import('./home-numeros.tsx'));
const HomeDoLugar = tardio(() => import('./home-do-lugar.tsx'));

function Perguntas({ children }: { readonly children: ReactNode }) {
  const isLoaded = useAfterLoad();
  const waiting = <Skeleton shape="row" lines={5} />;
  return (
    <section className="home-perguntas" aria-labelledby="home-perguntas-titulo">
      <h2 id="home-perguntas-titulo">Perguntas frequentes</h2>
      <Suspense fallback={waiting}>{isLoaded ? children : waiting}</Suspense>
      <LinkButton to="/perguntas-frequentes" variant="tertiary">
        Ver todas as perguntas
      </LinkButton>
    </section>
  );
}

function Numeros() {
  const waiting = <Skeleton shape="row" lines={3} />;
  return (
    <section className="home-numeros" aria-labelledby="home-numeros-titulo">
      <h2 id="home-numeros-titulo">A plataforma em números</h2>
      <PertoDaTela espera={waiting}>
        <Suspense fallback={waiting}>
          <HomeNumeros />
        </Suspense>
      </PertoDaTela>
      <LinkButton to="/painel/resolveu" variant="tertiary">
        Ver o painel completo
      </LinkButton>
    </section>
  );
}

/** So many cards come, and what is under them must not jump. */
const TIPOS = 6;
const TODOS = 'Fale com os órgãos públicos e acompanhe a resposta';
/** Who works in the institution is no outsider who looks for an office. */
const INTERNA = 'Ouvidoria Interna: fale sobre o seu trabalho';

/** Back from the types to the modes the address of the page stays, and the pressed link is gone: the focus goes to the title. */
const useTituloAoVoltar = (isOuvidoria: boolean) => {
  const titulo = useRef<HTMLHeadingElement>(null);
  const antes = useRef(isOuvidoria);
  useEffect(() => {
    if (antes.current && !isOuvidoria && document.activeElement === document.body) titulo.current?.focus();
    antes.current = isOuvidoria;
  }, [isOuvidoria]);
  return titulo;
};

interface HomeProps {
  /** Frequent questions, shown once the page has loaded. */
  readonly perguntas: ReactNode;
  /** `TiposDaOuvidoria` with what other capabilities show in it. */
  readonly TiposDaOuvidoria: ComponentType<OuvidoriaDoLugar>;
}

/**
 * One page for the federal home (S2-10) and those of the other spheres (S2-14); the query says
 * which mode is shown.
 */
export function Home({ perguntas, TiposDaOuvidoria }: HomeProps) {
  const { uf, municipio } = useParams();
  const [query] = useSearchParams();
  const usuario = useUsuario();
  const lugar = lugarDaRota(uf, municipio);
  const isOuvidoria = query.get('modoOuvidoria') === '1';
  const titulo = useTituloAoVoltar(isOuvidoria);
  const daqui = { lugar, ouvidoriaInterna: query.get('ouvidoriaInterna') };
  return (
    <div className="pagina-home">
      <h1 ref={titulo} tabIndex={-1}>
        {isOuvidoria && daqui.ouvidoriaInterna ? INTERNA : TODOS}
      </h1>
      <Suspense fallback={<Skeleton shape="card" lines={isOuvidoria ? TIPOS : 3} />}>
        {lugar.esfera !== Esfera.federal && (
          <HomeDoLugar {...daqui} isOuvidoria={isOuvidoria} TiposDaOuvidoria={TiposDaOuvidoria} />
        )}
        {lugar.esfera === Esfera.federal && isOuvidoria && <TiposDaOuvidoria {...daqui} />}
        {lugar.esfera === Esfera.federal && !isOuvidoria && <Modos lugar={lugar} />}
      </Suspense>
      <p className="home-protocolo">
        {usuario ? (
          <LinkButton to="/principal" variant="secondary" size="large">
            Ver o que é meu
          </LinkButton>
        ) : (
          <LinkButton
            to="/login?consultarManifestacao=true&redirect=/principal"
            variant="secondary"
            size="large"
          >
            Consulte seu protocolo
          </LinkButton>
        )}
        <LinkButton to="/busca" variant="tertiary">
          Buscar pedidos já respondidos
        </LinkButton>
        <LinkButton to="/simulador-de-prazos" variant="tertiary">
          Simular um prazo
        </LinkButton>
      </p>
      <Perguntas>{perguntas}</Perguntas>
      <Numeros />
    </div>
  );
}
