import type { z } from 'zod';
import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { findCasoVisivel, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Platform } from '#server/platform.ts';
import type { pesquisaContract } from '../contract.ts';
import { findRespondidaEm, listPerguntas } from './pesquisa-repository.ts';

type Resposta = z.input<
  (typeof pesquisaContract)['GET /app-web/v1/manifestacoes/:idManifestacao/pesquisa']['response']
>;

/** The survey belongs to the person who got the answer; for anybody else it does not exist. */
export const verPesquisa = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<Resposta> => {
  const { relacao, row } = await findCasoVisivel(platform, quem, idManifestacao, ['codigo', 'pesquisa']);
  if (relacao !== 'manifestante') throw manifestacaoNaoEncontrada();
  const [perguntas, respondidaEm] = await Promise.all([
    listPerguntas(platform.db),
    findRespondidaEm(platform.db, idManifestacao),
  ]);
  return {
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    orgao: `${row.sigla_ouvidoria} – ${row.nome_ouvidoria}`,
    podeResponder: row.id_situacao === Situacao.concluida && respondidaEm === null,
    respondidaEm: respondidaEm?.toISOString() ?? null,
    perguntas,
  };
};
