import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import {
  agir,
  atendeLote,
  type CasoVisto,
  findCasoVisivel,
  idsImpedidos,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { CasoDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import { enforce } from '#kernel/verdict.ts';
import { emLote } from '#server/ciclo/em-lote.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { agrupar as ato } from '../domain/agrupar.ato.ts';
import { type CasoDoGrupo, podeAgrupar } from '../domain/grupo.ts';
import { findDoGrupo, lockEmOrdem } from './grupo-repository.ts';

const JUNTAS = 'A manifestação será respondida junto com outras sobre o mesmo fato.';

const lerDoGrupo = async (platform: Platform, tx: Db, id: number): Promise<CasoDoGrupo> => {
  const caso = await findDoGrupo(tx, id);
  if (!caso) throw manifestacaoNaoEncontrada();
  return { ...caso, impedidos: await idsImpedidos(platform, tx, id) };
};

const agruparUm = (
  tx: Db,
  platform: Platform,
  quem: QuemAge,
  alvo: CasoVisto,
  idPrincipal: number,
): Promise<void> =>
  agir(
    platform,
    quem,
    alvo,
    ato,
    async ({ caso }) => {
      enforce(
        podeAgrupar(await lerDoGrupo(platform, tx, caso.row.id), await lerDoGrupo(platform, tx, idPrincipal)),
      );
      return {
        informacoes: JUNTAS,
        detalhes: { idPrincipal },
        mudancas: { id_grupo: idPrincipal },
        resultado: undefined,
      };
    },
    { db: tx },
  );

/**
 * Joins duplicates under a principal, whose answer goes to all of them. The principal joins in the
 * same transaction as the first duplicate. If the principal is refused, that refusal is raised,
 * since then nobody can join.
 */
const agruparTodos = async (
  platform: Platform,
  quem: QuemAge,
  casos: readonly CasoDoLote[],
  { idPrincipal }: { readonly idPrincipal: number },
): Promise<ResultadoDoLote> => {
  await findCasoVisivel(platform, quem, idPrincipal);
  const visto = casos.find(({ idManifestacao }) => idManifestacao === idPrincipal);
  const outros = casos.filter(({ idManifestacao }) => idManifestacao !== idPrincipal);
  let recusaDoPrincipal: unknown;
  const juntar = (caso: CasoDoLote): Promise<void> =>
    platform.db.transaction().execute(async (tx) => {
      await lockEmOrdem(tx, [caso.idManifestacao, idPrincipal]);
      const principal = await findDoGrupo(tx, idPrincipal);
      if (principal?.idGrupo !== idPrincipal) {
        try {
          await agruparUm(tx, platform, quem, visto ?? { idManifestacao: idPrincipal }, idPrincipal);
        } catch (error) {
          recusaDoPrincipal = error;
          throw error;
        }
      }
      await agruparUm(tx, platform, quem, caso, idPrincipal);
    });
  const { resultados } = await emLote(platform, outros, juntar);
  if (!resultados.some(({ feito }) => feito)) {
    if (recusaDoPrincipal !== undefined) throw recusaDoPrincipal;
    return { resultados };
  }
  const doPrincipal = { idManifestacao: idPrincipal, feito: true, codigo: null, mensagem: null };
  return { resultados: visto ? [doPrincipal, ...resultados] : resultados };
};

export const agrupar = Object.assign(agruparTodos, { ato, atender: atendeLote(ato, agruparTodos) });
