import { faBuilding } from '@fortawesome/free-solid-svg-icons/faBuilding.js';
import { faBullhorn } from '@fortawesome/free-solid-svg-icons/faBullhorn.js';
import { faInfoCircle } from '@fortawesome/free-solid-svg-icons/faInfoCircle.js';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { Esfera, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { createApi } from '#web/api/client.ts';
import { useUsuario } from '#web/session/session.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tile } from '#web/ui/tile.tsx';
import {
  destinoDoModo,
  destinoDoTipo,
  type Lugar,
  lugarDaRota,
  permiteAcessoAInformacao,
} from './home-destinos.ts';
import { TiposDaOuvidoria } from './tipos-da-ouvidoria.tsx';

const HomePerguntas = lazy(() => import('./home-perguntas.tsx'));
const api = createApi<typeof tabelaApoioContract>();

/** The forms a place offers; the federal home offers all and asks nobody. */
const useFormulariosPermitidos = ({ esfera, uf, municipio }: Lugar) =>
  useQuery({
    queryKey: ['formularios-permitidos', esfera, uf, municipio],
    enabled: esfera !== Esfera.federal,
    queryFn: async () => {
      const query = { idEsfera: String(esfera), sigUf: uf ?? undefined, municipio: municipio ?? undefined };
      const items = await api('GET /app-web/v1/tipos-formularios/permitidos', { query });
      return items.map((item) => item.idTipoFormulario);
    },
  });

function Modos({
  lugar,
  formularios,
}: {
  readonly lugar: Lugar;
  readonly formularios: readonly number[] | undefined;
}) {
  return (
    <div className="home-modos">
      <Tile
        icon={faBullhorn}
        name="Ouvidoria"
        help="Reclame, elogie, solicite, sugira, denuncie ou ajude a simplificar um serviço."
        to={destinoDoModo({ ouvidoriaInterna: false })}
      />
      {permiteAcessoAInformacao(lugar.esfera, formularios) && (
        <Tile
          icon={faInfoCircle}
          name="Acesso à Informação"
          help="Peça documentos, dados e respostas que os órgãos públicos devem dar a você."
          to={destinoDoTipo(TipoManifestacao.acessoAInformacao, lugar, null)}
        />
      )}
      <Tile
        icon={faBuilding}
        name="Ouvidoria Interna"
        help="O canal de servidores e trabalhadores das instituições federais."
        to={destinoDoModo({ ouvidoriaInterna: true })}
      />
    </div>
  );
}

/** Spec 2.3. One page for the federal home and those of the other spheres; the query says which half is shown. */
export function HomePage() {
  const { uf, municipio } = useParams();
  const [query] = useSearchParams();
  const usuario = useUsuario();
  const lugar = lugarDaRota(uf, municipio);
  const permitidos = useFormulariosPermitidos(lugar);
  const isWaiting = lugar.esfera !== Esfera.federal && permitidos.isPending;
  return (
    <div className="home">
      <h1>Fale com os órgãos públicos e acompanhe a resposta</h1>
      {isWaiting && <Skeleton shape="card" lines={3} />}
      {!isWaiting && query.get('modoOuvidoria') === '1' && (
        <TiposDaOuvidoria
          lugar={lugar}
          formularios={permitidos.data}
          ouvidoriaInterna={query.get('ouvidoriaInterna')}
        />
      )}
      {!isWaiting && query.get('modoOuvidoria') !== '1' && (
        <Modos lugar={lugar} formularios={permitidos.data} />
      )}
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
      <section className="home-perguntas" aria-labelledby="home-perguntas-titulo">
        <h2 id="home-perguntas-titulo">Perguntas frequentes</h2>
        <Suspense fallback={<Skeleton shape="row" lines={5} />}>
          <HomePerguntas />
        </Suspense>
        <LinkButton to="/perguntas-frequentes" variant="tertiary">
          Ver todas as perguntas
        </LinkButton>
      </section>
    </div>
  );
}
