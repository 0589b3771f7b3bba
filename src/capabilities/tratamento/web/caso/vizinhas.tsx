import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { faAngleRight } from '@fortawesome/free-solid-svg-icons/faAngleRight.js';
import { Link } from 'react-router';
import { enderecoDoCaso } from '#shell/atos/casos.ts';
import { useNaFila } from '#shell/lista/fila/na-fila.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { Caso } from '../caso-queries.ts';

type DoCaso = Pick<Caso, 'idManifestacao'>;

/** Previous and next of the list that the case was opened from; nothing for who came otherwise. */
export function Vizinhas({ caso: { idManifestacao } }: { readonly caso: DoCaso }) {
  const naFila = useNaFila(idManifestacao);
  if (!naFila) return null;
  const { nome, endereco, lugar, total, anterior, proxima, estado } = naFila;
  return (
    <nav className="tratar-vizinhas ui-no-print" aria-label="Na fila">
      {anterior !== undefined && (
        <LinkButton
          to={enderecoDoCaso({ idManifestacao: anterior })}
          state={estado}
          size="small"
          icon={faAngleLeft}
        >
          Anterior
        </LinkButton>
      )}
      <Link to={endereco}>
        {lugar} de {total} em {nome}
      </Link>
      {proxima !== undefined && (
        <LinkButton
          to={enderecoDoCaso({ idManifestacao: proxima })}
          state={estado}
          size="small"
          icon={faAngleRight}
          iconPosition="end"
        >
          Próxima
        </LinkButton>
      )}
    </nav>
  );
}

/** After an act: on with the work, without going back to the list. */
export function ProximaDaFila({ caso: { idManifestacao } }: { readonly caso: DoCaso }) {
  const naFila = useNaFila(idManifestacao);
  if (!naFila) return null;
  const { endereco, nome, proxima, estado } = naFila;
  return proxima === undefined ? (
    <LinkButton to={endereco} variant="secondary" size="small">
      Voltar a {nome}
    </LinkButton>
  ) : (
    <LinkButton
      to={enderecoDoCaso({ idManifestacao: proxima })}
      state={estado}
      variant="secondary"
      size="small"
      icon={faAngleRight}
      iconPosition="end"
    >
      Próxima da fila
    </LinkButton>
  );
}
