import { insertHistorico } from '#capabilities/auditoria/server/index.ts';
import { SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import {
  acertarAcessosRecebidos,
  type Efeito,
  idsImpedidos,
  listPessoasDoOrgao,
  type NoAto,
  tirarDasPessoas,
} from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { seguirAdiante } from './seguir-adiante.ts';

/**
 * After somebody was kept away: what was in their hands goes back to the queue, and a case that nobody is left to handle goes
 * on. What it answers is the rest of the act's effect.
 */
export const tirarDe = async (
  platform: Platform,
  noAto: NoAto,
  pessoas: readonly number[],
): Promise<Pick<Efeito<void>, 'mudancas' | 'avisos'> & { readonly gestores: readonly number[] }> => {
  const { tx, caso, agora } = noAto;
  const { row } = caso;
  const comEles = await acertarAcessosRecebidos(platform, noAto, row.id_ouvidoria);
  const { prazoInterno } = await tirarDasPessoas(tx, row.id, [...pessoas, ...comEles], agora);
  const longe = await idsImpedidos(platform, tx, row.id);
  const pessoasDoOrgao = await listPessoasDoOrgao(tx, row.id_ouvidoria, agora);
  const veem = pessoasDoOrgao.filter(({ id }) => !longe.has(id));
  const volta = {
    prazo_interno: prazoInterno,
    // An answer to the principal of a group would answer it too, by somebody who may not see it.
    id_grupo: null,
    ...(row.id_responsavel !== null && longe.has(row.id_responsavel) && { id_responsavel: null }),
  };
  // For an alert, which those who are kept away never see.
  const gestores = pessoasDoOrgao.filter(({ e_gestor }) => e_gestor).map(({ id }) => id);
  const adiante = veem.some(({ trata }) => trata) ? null : await seguirAdiante(platform, noAto);
  if (!adiante) return { mudancas: volta, gestores };
  const { acao, informacoes, detalhes, mudancas, avisos } = adiante;
  await insertHistorico(tx, {
    id_manifestacao: row.id,
    acao,
    ocorrido_em: agora,
    responsavel: SISTEMA,
    id_responsavel: null,
    id_ouvidoria: null,
    informacoes,
    detalhes: JSON.stringify(detalhes),
    versao: row.versao + 1,
  });
  return { mudancas: { ...volta, ...mudancas, prazo_interno: null }, avisos, gestores: [] };
};
