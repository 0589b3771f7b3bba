import { faBuilding } from '@fortawesome/free-solid-svg-icons/faBuilding.js';
import { faBullhorn } from '@fortawesome/free-solid-svg-icons/faBullhorn.js';
import { faInfoCircle } from '@fortawesome/free-solid-svg-icons/faInfoCircle.js';
import {
  destinoDoModo,
  destinoDoTipo,
  type Lugar,
  permiteAcessoAInformacao,
} from '#capabilities/manifestacao/domain/registrar/lugar-e-tipos.ts';
import { Esfera, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Tile } from '#shell/ui/tile.tsx';

interface Props {
  readonly lugar: Lugar;
  /** The forms that the place offers; not needed for the federal sphere, which offers all. */
  readonly formularios?: readonly number[];
}

/** The three modes of the home (S2-10). */
export function Modos({ lugar, formularios }: Props) {
  const isFederal = lugar.esfera === Esfera.federal;
  return (
    <div className="home-modos">
      <Tile
        icon={faBullhorn}
        name="Ouvidoria"
        help={
          isFederal
            ? 'Reclame, elogie, solicite, sugira, denuncie ou ajude a simplificar um serviço.'
            : 'Reclame, elogie, solicite, sugira ou denuncie.'
        }
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
        help={`O canal de servidores e trabalhadores das instituições ${isFederal ? 'federais' : 'daqui'}: assédio, conduta, condições de trabalho.`}
        to={destinoDoModo({ ouvidoriaInterna: true })}
      />
    </div>
  );
}
