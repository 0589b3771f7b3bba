import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { chaveDoCaso } from '#shell/atos/caso-query.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { CHAVE_DOS_ESCOLHIDOS } from '#shell/atos/lote/lote-queries.ts';
import { parte } from '#shell/partes.ts';

const AvisoDeMudanca = parte('mudanca-do-caso');
const Presentes = parte('presenca-no-caso');

/** Two people writing the same answer see each other and what the other did. */
export function QuemMaisEstaAqui({ caso }: { readonly caso: CasoEscolhido }) {
  const queries = useQueryClient();
  const isLendo = useIsFetching({ queryKey: CHAVE_DOS_ESCOLHIDOS }) > 0;
  // After this the form is based on the version now on screen.
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
