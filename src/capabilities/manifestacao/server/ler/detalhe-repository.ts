import type { CompiledQuery } from 'kysely';
import { compilada } from '#server/db/compilada.ts';
import type { Db } from '#server/db/database.ts';
import { emMemoria } from '#server/db/memoria/memoria.ts';
import { orgaoDeQuemAgiu } from './autor-repository.ts';

type DoCaso<R> = (db: Db, idManifestacao: number) => Promise<R>;

const doCaso = <R>(montar: (db: Db, idManifestacao: number) => CompiledQuery<R>): DoCaso<R[]> => {
  const ler = compilada((db, { id }: { readonly id: number }) => montar(db, id));
  return (db, id) => ler(db, { id });
};

const primeiraDoCaso = <R>(
  montar: (db: Db, idManifestacao: number) => CompiledQuery<R>,
): DoCaso<R | undefined> => {
  const ler = doCaso(montar);
  return async (db, id) => (await ler(db, id))[0];
};

export const listRespostas = doCaso((db, idManifestacao) =>
  db
    .selectFrom('resposta as r')
    .innerJoin('tipo_resposta as t', 't.id', 'r.id_tipo_resposta')
    .leftJoin('codigo_decisao as d', 'd.id', 'r.id_codigo_decisao')
    .leftJoin('especificacao_decisao as e', 'e.id', 'r.id_especificacao_decisao')
    .select([
      'r.id',
      'r.id_tipo_resposta',
      't.descricao as desc_tipo',
      'r.texto',
      'r.texto_cifrado',
      'd.descricao as decisao',
      'e.descricao as especificacao',
      'r.id_codigo_decisao',
      'r.responsavel',
      'r.id_responsavel',
      'r.id_ouvidoria',
      'r.registrada_em',
      'r.data_compromisso',
      'r.detalhes',
    ])
    .where('r.id_manifestacao', '=', idManifestacao)
    .orderBy('r.id')
    .compile(),
);

export const listComplementacoes = doCaso((db, idManifestacao) =>
  db
    .selectFrom('complementacao')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id')
    .compile(),
);

/** The last request: earlier ones were answered and stand in the history. */
export const findUltimoConsentimento = primeiraDoCaso((db, idManifestacao) =>
  db
    .selectFrom('consentimento')
    .selectAll()
    .select(
      orgaoDeQuemAgiu({
        caso: 'consentimento.id_manifestacao',
        quem: 'consentimento.id_solicitante',
        em: 'consentimento.pedido_em',
      }).as('id_ouvidoria'),
    )
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .limit(1)
    .compile(),
);

export const listDesistencias = doCaso((db, idManifestacao) =>
  db
    .selectFrom('desistencia')
    .selectAll()
    .select(
      orgaoDeQuemAgiu({
        caso: 'desistencia.id_manifestacao',
        quem: 'desistencia.id_responsavel',
        em: 'desistencia.encerrada_em',
      }).as('id_ouvidoria'),
    )
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id')
    .compile(),
);

export const findUltimaReabertura = primeiraDoCaso((db, idManifestacao) =>
  db
    .selectFrom('pedido_reabertura')
    .selectAll()
    .select(
      orgaoDeQuemAgiu({
        caso: 'pedido_reabertura.id_manifestacao',
        quem: 'pedido_reabertura.id_responsavel',
        em: 'pedido_reabertura.decidida_em',
      }).as('id_ouvidoria'),
    )
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .limit(1)
    .compile(),
);

export const findAvaliacao = primeiraDoCaso((db, idManifestacao) =>
  db
    .selectFrom('pesquisa_satisfacao')
    .select('respondida_em')
    .where('id_manifestacao', '=', idManifestacao)
    .compile(),
);

export const listHistorico = doCaso((db, idManifestacao) =>
  db
    .selectFrom('manifestacao_historico')
    .select([
      'acao',
      'informacoes',
      'responsavel',
      'id_responsavel',
      'id_ouvidoria',
      'ocorrido_em',
      'momento_cifrado',
      'detalhes',
      'versao',
    ])
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .compile(),
);

/** When a case is withdrawn, its open request for complement closes. */
export const closeComplementacaoAberta = async (
  db: Db,
  idManifestacao: number,
  agora: Date,
): Promise<void> => {
  await db
    .updateTable('complementacao')
    .set({ encerrada_em: agora })
    .where('id_manifestacao', '=', idManifestacao)
    .where('encerrada_em', 'is', null)
    .execute();
};

/** Sigla of the reader's office, when it judges an appeal of another office's case. */
const siglaDe = emMemoria(['ouvidoria'], async (db, id: number) => {
  const row = await db.selectFrom('ouvidoria').select('sigla').where('id', '=', id).executeTakeFirst();
  return row?.sigla ?? '';
});

export const findSigla = (db: Db, idOuvidoria: number | null): Promise<string> =>
  siglaDe(db, idOuvidoria ?? 0);
