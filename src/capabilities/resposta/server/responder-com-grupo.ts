import { deOutroTipo, isMesmoTipo } from '#capabilities/analise/domain/grupo.ts';
import { casosDoGrupo } from '#capabilities/analise/server/index.ts';
import { atendeLote, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { CasoDoLote, LinhaDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import { foraDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { emLote, linhaDaFalha } from '#server/ciclo/em-lote.ts';
import type { Platform } from '#server/platform.ts';
import { responder as ato } from '../domain/responder.ato.ts';
import { type RespostaConclusiva, responder } from './responder.ts';

/** Answers one duplicate in its own transaction and gives its own result, as in any other lote. */
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
    return linhaDaFalha(platform, { idManifestacao }, error);
  }
};

/** A duplicate can only be answered after its principal, in whatever order they were chosen. */
const principaisAntes = async (
  platform: Platform,
  { usuario }: QuemAge,
  casos: readonly CasoDoLote[],
): Promise<readonly CasoDoLote[]> => {
  if (casos.length === 1) return casos;
  const grupos = await Promise.all(
    casos.map(({ idManifestacao }) => casosDoGrupo(platform.db, idManifestacao, foraDoAlcance(usuario))),
  );
  const duplicatas = new Set(grupos.flat().map(({ id }) => id));
  const isDuplicata = ({ idManifestacao }: CasoDoLote): boolean => duplicatas.has(idManifestacao);
  return [...casos.filter((caso) => !isDuplicata(caso)), ...casos.filter(isDuplicata)];
};

/** Answers the duplicates of cases just answered, except those already dealt with. */
export const responderDuplicatas = async (
  platform: Platform,
  quem: QuemAge,
  respondidos: readonly number[],
  tratados: Set<number>,
  resposta: RespostaConclusiva,
): Promise<LinhaDoLote[]> => {
  const doGrupo: LinhaDoLote[] = [];
  for (const idManifestacao of respondidos) {
    for (const { id: duplicata, idTipo, idTipoDaPrincipal } of await casosDoGrupo(
      platform.db,
      idManifestacao,
      foraDoAlcance(quem.usuario),
    )) {
      if (tratados.has(duplicata)) continue;
      tratados.add(duplicata);
      if (!isMesmoTipo(idTipo, idTipoDaPrincipal)) {
        doGrupo.push(linhaDaFalha(platform, { idManifestacao: duplicata }, deOutroTipo()));
        continue;
      }
      doGrupo.push(await responderDuplicata(platform, quem, duplicata, { ...resposta, anexos: [] }));
    }
  }
  return doGrupo;
};

const responderTodos = async (
  platform: Platform,
  quem: QuemAge,
  casos: readonly CasoDoLote[],
  resposta: RespostaConclusiva,
): Promise<ResultadoDoLote> => {
  const comRepetidas = new Set<number>();
  const feitos = await emLote(platform, await principaisAntes(platform, quem, casos), async (caso) => {
    const { temRepetidas } = await responder(platform, quem, caso, resposta);
    if (temRepetidas) comRepetidas.add(caso.idManifestacao);
  });
  const porId = new Map(feitos.resultados.map((linha) => [linha.idManifestacao, linha]));
  const resultados = casos.flatMap(({ idManifestacao }) => porId.get(idManifestacao) ?? []);
  const principais = resultados
    .map(({ idManifestacao }) => idManifestacao)
    .filter((id) => comRepetidas.has(id));
  const tratados = new Set(casos.map(({ idManifestacao }) => idManifestacao));
  const doGrupo = await responderDuplicatas(platform, quem, principais, tratados, resposta);
  return { resultados: [...resultados, ...doGrupo] };
};

/**
 * One answer for the chosen cases and for the duplicates of the same type in their groups. Files go
 * only to the case they were sent for.
 */
export const responderComGrupo = Object.assign(responderTodos, {
  ato,
  atender: atendeLote(ato, responderTodos),
});
