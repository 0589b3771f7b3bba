import '#shell/styles/screens.css';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Esfera } from '#kernel/enumeracoes.ts';
import { useAfterLoad } from '#shell/after-load.ts';
import { useUsuario } from '#shell/session/session.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { lugarDaRota } from './home-destinos.ts';
import { Modos } from './modos.tsx';

const HomePerguntas = lazy(() => import('./home-perguntas.tsx'));
const HomeNumeros = lazy(() => import('./home-numeros.tsx'));
const HomeDoLugar = lazy(() => import('./home-do-lugar.tsx'));
const TiposDaOuvidoria = lazy(() => import('./tipos-da-ouvidoria.tsx'));

function Perguntas() {
  const isLoaded = useAfterLoad();
  const waiting = <Skeleton shape="row" lines={5} />;
  return (
    <section className="home-perguntas" aria-labelledby="home-perguntas-titulo">
      <h2 id="home-perguntas-titulo">Perguntas frequentes</h2>
      <Suspense fallback={waiting}>{isLoaded ? <HomePerguntas /> : waiting}</Suspense>
      <LinkButton to="/perguntas-frequentes" variant="tertiary">
        Ver todas as perguntas
      </LinkButton>
    </section>
  );
}

function Numeros() {
  const isLoaded = useAfterLoad();
  const waiting = <Skeleton shape="row" lines={3} />;
  return (
    <section className="home-numeros" aria-labelledby="home-numeros-titulo">
      <h2 id="home-numeros-titulo">Nos últimos 30 dias</h2>
      <Suspense fallback={waiting}>{isLoaded ? <HomeNumeros /> : waiting}</Suspense>
      <LinkButton to="/painel/resolveu" variant="tertiary">
        Ver o painel completo
      </LinkButton>
    </section>
  );
}

/** One page for the federal home (S2-10) and those of the other spheres (S2-14); the query says which half is shown. */
export function HomePage() {
  const { uf, municipio } = useParams();
  const [query] = useSearchParams();
  const usuario = useUsuario();
  const lugar = lugarDaRota(uf, municipio);
  const isOuvidoria = query.get('modoOuvidoria') === '1';
  const ouvidoriaInterna = query.get('ouvidoriaInterna');
  return (
    <div className="pagina-home">
      <h1>Fale com os órgãos públicos e acompanhe a resposta</h1>
      <Suspense fallback={<Skeleton shape="card" lines={3} />}>
        {lugar.esfera !== Esfera.federal && (
          <HomeDoLugar lugar={lugar} isOuvidoria={isOuvidoria} ouvidoriaInterna={ouvidoriaInterna} />
        )}
        {lugar.esfera === Esfera.federal && isOuvidoria && (
          <TiposDaOuvidoria lugar={lugar} ouvidoriaInterna={ouvidoriaInterna} />
        )}
        {lugar.esfera === Esfera.federal && !isOuvidoria && <Modos lugar={lugar} />}
      </Suspense>
      {!usuario && (
        <p className="home-protocolo">
          <LinkButton
            to="/login?consultarManifestacao=true&redirect=/principal"
            variant="secondary"
            size="large"
          >
            Consulte seu protocolo
          </LinkButton>
        </p>
      )}
      <Perguntas />
      <Numeros />
    </div>
  );
}
