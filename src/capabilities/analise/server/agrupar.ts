import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import {
  agir,
  type CasoVisto,
  findCasoVisivel,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { CasoDoLote, ResultadoDoLote } from '#capabilities/tratamento/domain/lote.ts';
import { emLote } from '#capabilities/tratamento/server/index.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { podeAgrupar, principalComOutras, semGrupo } from '../domain/grupo.ts';
import { casosDoGrupo, findDoGrupo } from './grupo-repository.ts';

const JUNTAS = 'A manifestação será respondida junto com outras sobre o mesmo fato.';

const agruparUm = (platform: Platform, quem: QuemAge, alvo: CasoVisto, idPrincipal: number): Promise<void> =>
  agir(platform, quem, alvo, 'agrupar', async ({ tx, caso }) => {
    const [este, principal] = [await findDoGrupo(tx, caso.row.id), await findDoGrupo(tx, idPrincipal)];
    if (!este || !principal) throw manifestacaoNaoEncontrada();
    enforce(podeAgrupar(este, principal));
    return {
      acao: Acao.analise,
      informacoes: JUNTAS,
      detalhes: { idPrincipal },
      mudancas: { id_grupo: idPrincipal },
      resultado: undefined,
    };
  });

/** Joins duplicates under a principal, whose answer is everybody's. The principal joins first, if it has not yet. */
export const agrupar = async (
  platform: Platform,
  quem: QuemAge,
  casos: readonly CasoDoLote[],
  idPrincipal: number,
): Promise<ResultadoDoLote> => {
  const { row } = await findCasoVisivel(platform, quem, idPrincipal);
  const visto = casos.find(({ idManifestacao }) => idManifestacao === idPrincipal);
  const outros = casos.filter(({ idManifestacao }) => idManifestacao !== idPrincipal);
  const feitos = await emLote(outros, (caso) => agruparUm(platform, quem, caso, idPrincipal));
  const algum = feitos.resultados.some(({ feito }) => feito);
  if (!algum || row.id_grupo === idPrincipal) return feitos;
  const principal = visto ?? { idManifestacao: idPrincipal };
  const { resultados } = await emLote([principal], (caso) => agruparUm(platform, quem, caso, idPrincipal));
  return { resultados: visto ? [...resultados, ...feitos.resultados] : feitos.resultados };
};

const desagruparUm = (platform: Platform, quem: QuemAge, alvo: CasoVisto): Promise<void> =>
  agir(platform, quem, alvo, 'agrupar', async ({ tx, caso: { row } }) => {
    if (row.id_grupo === null) throw semGrupo();
    if (row.id_grupo === row.id && (await casosDoGrupo(tx, row.id)).length > 0) throw principalComOutras();
    return {
      acao: Acao.analise,
      informacoes: 'A manifestação voltou a ser respondida separadamente.',
      mudancas: { id_grupo: null },
      resultado: undefined,
    };
  });

export const desagrupar = (
  platform: Platform,
  quem: QuemAge,
  casos: readonly CasoDoLote[],
): Promise<ResultadoDoLote> => emLote(casos, (caso) => desagruparUm(platform, quem, caso));
