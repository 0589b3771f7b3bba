import { ficaForaDaResposta, type MotivoDeFicarFora } from '#capabilities/analise/domain/grupo.ts';
import { type IdSituacao, isAberta } from '#capabilities/manifestacao/domain/situacao.ts';
import type { CasoDaEquipe } from '#shell/atos/caso-query.ts';

type Grupo = Pick<CasoDaEquipe, 'idManifestacao' | 'tipo' | 'grupo'>;
type OutroCaso = NonNullable<CasoDaEquipe['grupo']>['casos'][number];

/**
 * The open duplicates, if this case is the principal of its group. Cases that ended keep the answer
 * they have.
 */
export const outrasDoGrupo = ({ idManifestacao, grupo }: Grupo): readonly OutroCaso[] =>
  grupo?.idPrincipal === idManifestacao
    ? grupo.casos.filter(({ idSituacaoManifestacao }) => isAberta(idSituacaoManifestacao as IdSituacao))
    : [];

interface Alcance {
  /** They get the answer and are concluded with this case. */
  readonly recebem: readonly OutroCaso[];
  readonly ficamFora: readonly { readonly caso: OutroCaso; readonly motivo: MotivoDeFicarFora }[];
}

/** Which cases of the group get the conclusive answer, by the same rule as on the server. */
export const alcanceDaResposta = (detalhe: Grupo): Alcance => {
  const principal = { idTipo: detalhe.tipo.idTipoManifestacao };
  const outras = outrasDoGrupo(detalhe).map((caso) => ({
    caso,
    motivo: ficaForaDaResposta(
      { idTipo: caso.idTipoManifestacao, situacao: caso.idSituacaoManifestacao },
      principal,
    ),
  }));
  return {
    recebem: outras.flatMap(({ caso, motivo }) => (motivo === null ? caso : [])),
    ficamFora: outras.flatMap(({ caso, motivo }) => (motivo === null ? [] : { caso, motivo })),
  };
};

/** The principal of the group, if this case is one of its duplicates. */
export const principalDoGrupo = ({ idManifestacao, grupo }: Grupo): OutroCaso | null =>
  grupo?.casos.find(
    (caso) => caso.idManifestacao === grupo.idPrincipal && grupo.idPrincipal !== idManifestacao,
  ) ?? null;
