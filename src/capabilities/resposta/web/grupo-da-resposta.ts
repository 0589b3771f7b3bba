import type { CasoParaAnalise } from '#web/lote/caso-query.ts';

type Grupo = Pick<CasoParaAnalise, 'idManifestacao' | 'grupo'>;
type OutroCaso = NonNullable<CasoParaAnalise['grupo']>['casos'][number];

/** Cases that ended before keep the answer they have. */
const ENCERRADA = /^(Concluída|Arquivada|Encaminhada para)/;

/** Whom the conclusive answer reaches besides: the open duplicates, and only from the principal of their group. */
export const outrasDoGrupo = ({ idManifestacao, grupo }: Grupo): readonly OutroCaso[] =>
  grupo?.idPrincipal === idManifestacao
    ? grupo.casos.filter(({ situacao }) => !ENCERRADA.test(situacao))
    : [];

/** The protocol of the principal, when this case is one of its duplicates. */
export const principalDoGrupo = ({ idManifestacao, grupo }: Grupo): OutroCaso | null =>
  grupo?.casos.find(
    (caso) => caso.idManifestacao === grupo.idPrincipal && grupo.idPrincipal !== idManifestacao,
  ) ?? null;
