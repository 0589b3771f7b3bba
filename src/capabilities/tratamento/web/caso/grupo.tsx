import { Button } from '#shell/ui/button.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import type { Caso } from '../caso-queries.ts';
import { ListaDeCasos } from './outros-casos.tsx';

interface GrupoProps {
  readonly caso: Caso;
  /** Opens the act that creates and dissolves groups. */
  readonly onMudar: () => void;
}

/** Repeated cases are answered together, by the principal one. */
export function Grupo({ caso: { grupo, idManifestacao, atos }, onMudar }: GrupoProps) {
  if (!grupo) return null;
  return (
    <Secao id="tratar-grupo" titulo="Grupo de repetidas">
      <p>
        {grupo.idPrincipal === idManifestacao
          ? 'Esta é a principal: a resposta dela vale para todas as do grupo.'
          : 'A resposta da principal do grupo vale também para esta.'}
      </p>
      <ListaDeCasos casos={grupo.casos} />
      {atos.some(({ ato }) => ato === 'agrupar') && (
        <Button size="small" className="ui-no-print" onClick={onMudar}>
          Mudar o grupo
        </Button>
      )}
    </Secao>
  );
}
