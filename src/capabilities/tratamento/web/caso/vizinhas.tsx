import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { faAngleRight } from '@fortawesome/free-solid-svg-icons/faAngleRight.js';
import { Link } from 'react-router';
import { enderecoDoCaso } from '#shell/atos/casos.ts';
import { useNaFila, type Vizinha } from '#shell/lista/fila/na-fila.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { Caso } from '../caso-queries.ts';

type DoCaso = Pick<Caso, 'idManifestacao'>;

interface IrProps {
  readonly a: Vizinha;
  readonly icon: typeof faAngleLeft;
  readonly children: string;
}

function Ir({ a: { idManifestacao, estado }, icon, children }: IrProps) {
  return (
    <LinkButton
      to={enderecoDoCaso({ idManifestacao })}
      state={estado}
      size="small"
      icon={icon}
      {...(icon === faAngleRight && { iconPosition: 'end' as const })}
    >
      {children}
    </LinkButton>
  );
}

const fraseDoLugar = (lugar: number, total: number | null, nome: string): string =>
  total === null
    ? `${nome}: ${lugar.toLocaleString('pt-BR')}ª`
    : `${nome}: ${lugar.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')}`;

/** Previous and next of the list that the case was opened from; nothing for who came otherwise. */
export function Vizinhas({ caso: { idManifestacao } }: { readonly caso: DoCaso }) {
  const naFila = useNaFila(idManifestacao);
  if (!naFila) return null;
  const { nome, endereco, estadoDaLista, lugar, total, anterior, proxima } = naFila;
  return (
    <nav className="tratar-vizinhas ui-no-print" aria-label="Na fila">
      {anterior && (
        <Ir a={anterior} icon={faAngleLeft}>
          Anterior
        </Ir>
      )}
      <Link to={endereco} state={estadoDaLista}>
        {fraseDoLugar(lugar, total, nome)}
      </Link>
      {proxima && (
        <Ir a={proxima} icon={faAngleRight}>
          Próxima
        </Ir>
      )}
    </nav>
  );
}

/** After an act: on with the work, without going back to the list. */
export function ProximaDaFila({ caso: { idManifestacao } }: { readonly caso: DoCaso }) {
  const naFila = useNaFila(idManifestacao);
  if (!naFila) return null;
  const { endereco, estadoDaLista, nome, proxima } = naFila;
  return proxima === undefined ? (
    <LinkButton to={endereco} state={estadoDaLista} variant="secondary" size="small">
      {`Voltar à fila ${nome}`}
    </LinkButton>
  ) : (
    <LinkButton
      to={enderecoDoCaso(proxima)}
      state={proxima.estado}
      variant="secondary"
      size="small"
      icon={faAngleRight}
      iconPosition="end"
    >
      Próxima da fila
    </LinkButton>
  );
}
