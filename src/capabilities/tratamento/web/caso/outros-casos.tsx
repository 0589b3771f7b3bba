import { Link } from 'react-router';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import type { Caso } from '../caso-queries.ts';

type OutroCaso = Caso['semelhantes'][number];

/** Other cases in a few words, each with its link. */
export function ListaDeCasos({ casos }: { readonly casos: readonly OutroCaso[] }) {
  return (
    <ul className="tratar-outros">
      {casos.map(({ idManifestacao, numeroProtocolo, tipo, situacao, assunto, registradaEm }) => (
        <li key={idManifestacao}>
          <Link to={`/manifestacao/detalhar/${idManifestacao}`} className="ui-mono">
            {numeroProtocolo}
          </Link>
          <span className="ui-muted">
            {[tipo, situacao, assunto, formatDiaDoMomento(registradaEm)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface OutrosCasosProps {
  readonly titulo: string;
  readonly casos: readonly OutroCaso[];
}

export function OutrosCasos({ titulo, casos }: OutrosCasosProps) {
  if (casos.length === 0) return null;
  return (
    <Collapsible title={`${titulo} (${casos.length})`}>
      <ListaDeCasos casos={casos} />
    </Collapsible>
  );
}
