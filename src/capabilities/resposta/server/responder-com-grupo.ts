import { casosDoGrupo } from '#capabilities/analise/server/index.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { CasoDoLote, LinhaDoLote, ResultadoDoLote } from '#capabilities/tratamento/domain/lote.ts';
import { emLote } from '#capabilities/tratamento/server/index.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type RespostaConclusiva, responder } from './responder.ts';

/** Duplicates of an answered case, each with its own transaction and its own line, as in any other lot. */
const responderDuplicata = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  resposta: RespostaConclusiva,
): Promise<LinhaDoLote> => {
  try {
    await responder(platform, quem, { idManifestacao }, resposta);
    return { idManifestacao, feito: true, codigo: null, mensagem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { idManifestacao, feito: false, codigo: error.code, mensagem: error.message };
  }
};

/** One answer reaches every person of a group of duplicates. Files belong to the case they were sent for. */
export const responderComGrupo = async (
  platform: Platform,
  quem: QuemAge,
  casos: readonly CasoDoLote[],
  resposta: RespostaConclusiva,
): Promise<ResultadoDoLote> => {
  const { resultados } = await emLote(casos, (caso) => responder(platform, quem, caso, resposta));
  const tratados = new Set(casos.map(({ idManifestacao }) => idManifestacao));
  const doGrupo: LinhaDoLote[] = [];
  for (const { idManifestacao } of resultados.filter(({ feito }) => feito)) {
    for (const duplicata of await casosDoGrupo(platform.db, idManifestacao)) {
      if (tratados.has(duplicata)) continue;
      tratados.add(duplicata);
      doGrupo.push(await responderDuplicata(platform, quem, duplicata, { ...resposta, anexos: [] }));
    }
  }
  return { resultados: [...resultados, ...doGrupo] };
};
