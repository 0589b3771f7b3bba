import { faz, leituraDe } from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { assuntoDesconhecido, subassuntoDesconhecido } from '../domain/analise-errors.ts';
import { classificar as ato } from '../domain/classificar.ato.ts';
import {
  comoGuardadas,
  etiquetasDemais,
  fraseDaClassificacao,
  MAXIMO_DE_ETIQUETAS,
  type MudancaDasEtiquetas,
  mudarEtiquetas,
} from '../domain/etiquetas.ts';
import {
  deleteTags,
  hasAssunto,
  hasSubassunto,
  insertTags,
  listTagsDoCaso,
} from './classificar-repository.ts';

/** Runs under the lock of the case, so that tags somebody else just added are already there. */
const gravarEtiquetas = async (
  tx: Db,
  caso: { readonly idManifestacao: number; readonly idOuvidoria: number },
  mudanca: MudancaDasEtiquetas,
  ocultar: (texto: string) => string,
) => {
  const atuais = await listTagsDoCaso(tx, caso.idManifestacao);
  const mudadas = mudarEtiquetas(atuais, comoGuardadas(atuais, mudanca, ocultar));
  if (mudadas.incluidas.length > 0 && mudadas.total > MAXIMO_DE_ETIQUETAS) throw etiquetasDemais();
  await deleteTags(tx, caso.idManifestacao, mudadas.retiradas);
  await insertTags(tx, caso, mudadas.incluidas);
  return mudadas;
};

/** What is not sent stays as it is, except that another subject removes the old sub-subject. */
export const classificar = faz(
  ato,
  async ({ tx, caso, quem }, { idAssunto, idSubassunto, urgente, ...etiquetas }) => {
    const { row } = caso;
    if (idAssunto !== undefined && !(await hasAssunto(tx, idAssunto))) throw assuntoDesconhecido();
    const assunto = idAssunto ?? row.id_assunto;
    const idOuvidoria = row.id_ouvidoria;
    if (idSubassunto) {
      const doAssunto =
        assunto !== null && (await hasSubassunto(tx, { idSubassunto, idAssunto: assunto, idOuvidoria }));
      if (!doAssunto) throw subassuntoDesconhecido();
    }
    const { incluidas, retiradas } = await gravarEtiquetas(
      tx,
      { idManifestacao: row.id, idOuvidoria },
      etiquetas,
      leituraDe(caso, quem).etiqueta,
    );
    const mantido = assunto === row.id_assunto ? row.id_subassunto : null;
    const subassunto = idSubassunto === undefined ? mantido : idSubassunto;
    const paraAEquipe = fraseDaClassificacao({
      incluidas,
      retiradas,
      assunto: assunto !== row.id_assunto,
      subassunto: subassunto !== row.id_subassunto,
      urgente: urgente === row.urgente ? undefined : urgente,
    });
    return {
      informacoes: 'A equipe do órgão classificou a manifestação.',
      detalhes: { idAssunto: assunto, paraAEquipe },
      mudancas: {
        id_assunto: assunto,
        id_subassunto: subassunto,
        ...(urgente !== undefined && { urgente }),
      },
      resultado: undefined,
    };
  },
);
