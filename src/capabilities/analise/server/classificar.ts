import {
  faz,
  guardarPalavras,
  guardarSeladas,
  leituraDe,
  listEtiquetasDoCaso,
  retirarSeladas,
} from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { assuntoDesconhecido, subassuntoDesconhecido } from '../domain/analise-errors.ts';
import { classificar as ato } from '../domain/classificar.ato.ts';
import {
  comoGuardadas,
  etiquetasDemais,
  fraseDaClassificacao,
  fraseDasEtiquetas,
  MAXIMO_DE_ETIQUETAS,
  type MudancaDasEtiquetas,
  mudarEtiquetas,
} from '../domain/etiquetas.ts';
import { deleteTags, hasAssunto, hasSubassunto, insertTags } from './classificar-repository.ts';

interface CasoComEtiquetas {
  readonly idManifestacao: number;
  readonly idOuvidoria: number;
  /** It has a vault: what it carries is sealed. */
  readonly selado: boolean;
}

/** Runs under the lock of the case, so that tags somebody else just added are already there. */
const gravarEtiquetas = async (
  { platform, tx }: { readonly platform: Platform; readonly tx: Db },
  { selado, ...caso }: CasoComEtiquetas,
  mudanca: MudancaDasEtiquetas,
  ocultar: (texto: string) => string,
) => {
  const atuais = await listEtiquetasDoCaso(platform, tx, caso.idManifestacao);
  const mudadas = mudarEtiquetas(atuais, comoGuardadas(atuais, mudanca, ocultar));
  const { incluidas, retiradas } = mudadas;
  if (incluidas.length > 0 && mudadas.total > MAXIMO_DE_ETIQUETAS) throw etiquetasDemais();
  await deleteTags(tx, caso.idManifestacao, retiradas);
  await retirarSeladas(platform, tx, caso.idManifestacao, retiradas);
  if (selado) await guardarSeladas(platform, tx, caso, incluidas);
  else await insertTags(tx, caso, incluidas);
  return mudadas;
};

/** What is not sent stays as it is, except that another subject removes the old sub-subject. */
export const classificar = faz(
  ato,
  async ({ platform, tx, caso, quem }, { idAssunto, idSubassunto, urgente, ...etiquetas }) => {
    const { row } = caso;
    if (idAssunto !== undefined && !(await hasAssunto(tx, idAssunto))) throw assuntoDesconhecido();
    const assunto = idAssunto ?? row.id_assunto;
    const idOuvidoria = row.id_ouvidoria;
    if (idSubassunto) {
      const doAssunto =
        assunto !== null && (await hasSubassunto(tx, { idSubassunto, idAssunto: assunto, idOuvidoria }));
      if (!doAssunto) throw subassuntoDesconhecido();
    }
    const mudadas = await gravarEtiquetas(
      { platform, tx },
      { idManifestacao: row.id, idOuvidoria, selado: caso.cofre !== null },
      etiquetas,
      leituraDe(caso, quem).etiqueta,
    );
    const mantido = assunto === row.id_assunto ? row.id_subassunto : null;
    const subassunto = idSubassunto === undefined ? mantido : idSubassunto;
    const frase = fraseDasEtiquetas(mudadas);
    const paraAEquipe = fraseDaClassificacao({
      etiquetas: frase !== '',
      assunto: assunto !== row.id_assunto,
      subassunto: subassunto !== row.id_subassunto,
      urgente: urgente === row.urgente ? undefined : urgente,
    });
    return {
      informacoes: 'A equipe do órgão classificou a manifestação.',
      detalhes: {
        idAssunto: assunto,
        paraAEquipe,
        ...(frase !== '' && guardarPalavras(caso.cofre, 'etiquetas', frase)),
      },
      mudancas: {
        id_assunto: assunto,
        id_subassunto: subassunto,
        ...(urgente !== undefined && { urgente }),
      },
      resultado: undefined,
    };
  },
);
