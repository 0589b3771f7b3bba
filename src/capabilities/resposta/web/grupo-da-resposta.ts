import { type IdSituacao, isAberta } from '#capabilities/manifestacao/domain/situacao.ts';
import type { CasoParaAnalise } from '#web/lote/caso-query.ts';

type Grupo = Pick<CasoParaAnalise, 'idManifestacao' | 'grupo'>;
type OutroCaso = NonNullable<CasoParaAnalise['grupo']>['casos'][number];

/**
 * Whom the conclusive answer reaches besides: the open duplicates, and only from the principal of their group. Cases that
 * ended before keep the answer they have.
 */
export const outrasDoGrupo = ({ idManifestacao, grupo }: Grupo): readonly OutroCaso[] =>
  grupo?.idPrincipal === idManifestacao
    ? grupo.casos.filter(({ idSituacaoManifestacao }) => isAberta(idSituacaoManifestacao as IdSituacao))
    : [];

/** The protocol of the principal, when this case is one of its duplicates. */
export const principalDoGrupo = ({ idManifestacao, grupo }: Grupo): OutroCaso | null =>
  grupo?.casos.find(
    (caso) => caso.idManifestacao === grupo.idPrincipal && grupo.idPrincipal !== idManifestacao,
  ) ?? null;
