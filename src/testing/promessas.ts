import type { OrigemDaPromessa, SituacaoDaPromessa } from '#capabilities/remedio/domain/promessas.ts';
import { insertEntrega, prometer, updatePromessa } from '#capabilities/remedio/server/index.ts';
import { Orgaos } from './registro.ts';
import type { TestApp } from './test-app.ts';

export interface PromessaDeTeste {
  readonly origem?: OrigemDaPromessa;
  readonly idRecurso?: number;
  readonly prazo?: string;
  readonly situacao?: SituacaoDaPromessa;
  /** The last day to contest what was delivered. */
  readonly contestarAte?: string;
}

/** A promise of the last answer, or of a decision, in any state, written straight to the database. */
export const criarPromessa = async (
  { db, clock }: TestApp,
  idManifestacao: number,
  nova: PromessaDeTeste = {},
): Promise<number> => {
  const { origem = 'resposta', idRecurso, prazo = '2026-03-20', situacao = 'aberta' } = nova;
  const { contestarAte = '2026-03-23' } = nova;
  const agora = clock.now();
  const resposta = await db
    .selectFrom('resposta')
    .select('id')
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const { id_ouvidoria } = await db
    .selectFrom('manifestacao')
    .select('id_ouvidoria')
    .where('id', '=', idManifestacao)
    .executeTakeFirstOrThrow();
  const id = await prometer(db, {
    id_manifestacao: idManifestacao,
    id_ouvidoria: id_ouvidoria ?? Orgaos.ifce,
    origem,
    id_resposta: origem === 'decisao' ? null : (resposta?.id ?? null),
    id_recurso: idRecurso ?? null,
    texto: 'As contas do segundo semestre.',
    texto_cifrado: null,
    prazo,
    prometida_em: agora,
  });
  if (situacao === 'aberta' || situacao === 'encerrada') {
    if (situacao === 'encerrada') await updatePromessa(db, id, { situacao, encerrada_em: agora });
    return id;
  }
  await insertEntrega(
    db,
    { id, id_manifestacao: idManifestacao },
    {
      texto: 'As contas do segundo semestre somam mil reais.',
      responsavel: 'Geísa Alencar Pinheiro (IFCE)',
      entregue_em: agora,
      contestar_ate: contestarAte,
    },
  );
  if (situacao !== 'entregue') await updatePromessa(db, id, { situacao });
  return id;
};
