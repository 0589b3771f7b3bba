import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { chaveDoCaso } from '#shell/atos/caso-query.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { CHAVE_DOS_ESCOLHIDOS } from '#shell/atos/lote/lote-queries.ts';
import { parte } from '#shell/partes.ts';

const AvisoDeMudanca = parte('mudanca-do-caso');
const Presentes = parte('presenca-no-caso');

/** Two people at the same answer know of each other, and of what the other did, as on the page of the case. */
export function QuemMaisEstaAqui({ caso }: { readonly caso: CasoEscolhido }) {
  const queries = useQueryClient();
  const isLendo = useIsFetching({ queryKey: CHAVE_DOS_ESCOLHIDOS }) > 0;
  // The form goes on from the version that is then on the screen.
  const atualizar = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: CHAVE_DOS_ESCOLHIDOS }),
      queries.invalidateQueries({ queryKey: chaveDoCaso(caso.idManifestacao) }),
    ]);
  return (
    <>
      <Presentes idManifestacao={caso.idManifestacao} />
      <AvisoDeMudanca
        idManifestacao={caso.idManifestacao}
        versao={caso.versao}
        isLendo={isLendo}
        onAtualizar={() => void atualizar()}
      />
    </>
  );
}
