import { sql, type Updateable } from 'kysely';
import type { TipoDeComunicacao } from '#capabilities/remedio/domain/ciencia.ts';
import { chegouAntesDoPasso } from '#server/db/chegou-antes-do-passo.ts';
import { primeira } from '#server/db/compilada.ts';
import type { Db } from '#server/db/database.ts';
import type { Manifestacao } from '#server/db/schema.ts';
import type { DesistenciaPedida } from '../domain/fatos.ts';
import { TipoIdentificacao } from '../domain/identificacao.ts';
import { abertas } from '../domain/situacao.ts';
import { acessoDoCaso, fimComunicado } from './ler/acesso-repository.ts';
import { veioComIdentidade } from './ler/leitura-repository.ts';
import type { QuemAge } from './quem-age.ts';

/** Keys and waiting internal steps depend on who asks. */
export type QuemPergunta = Pick<QuemAge, 'chaves' | 'usuario'>;

interface Pergunta {
  readonly idManifestacao: number;
  readonly idUsuario: number;
  readonly chaves: readonly Buffer[];
  readonly agora: Date;
}

/** One statement: the case, what its acts depend on, and whether a key of the person opens it. */
const caso = primeira((db, { idManifestacao, idUsuario, chaves, agora }: Pergunta) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .leftJoin('manifestacao_cofre as c', 'c.id_manifestacao', 'm.id')
    .leftJoin('manifestante as p', 'p.id_manifestacao', 'm.id')
    .leftJoin('manifestante_preservado as e', 'e.id_manifestacao', 'm.id')
    .selectAll('m')
    .select([
      'o.sigla as sigla_ouvidoria',
      'o.nome as nome_ouvidoria',
      'o.email as email_ouvidoria',
      'o.id_esfera as id_esfera',
      'r.id_esfera as esfera_do_protocolo',
      'c.chave_embrulhada',
      'c.identidade_cifrada',
      'p.dados as manifestante',
      'p.id_usuario as id_usuario_manifestante',
      'e.chave_embrulhada as chave_preservada',
      'e.identidade_cifrada as identidade_preservada_cifrada',
      'e.palavras_cifradas as palavras_preservadas',
      acessoDoCaso.as('acesso'),
    ])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('pesquisa_satisfacao as s')
            .select('s.id_manifestacao')
            .whereRef('s.id_manifestacao', '=', 'm.id'),
        )
        .as('avaliada'),
      eb
        .selectFrom('consentimento as k')
        .select('k.prazo')
        .whereRef('k.id_manifestacao', '=', 'm.id')
        .where('k.respondido_em', 'is', null)
        .orderBy('k.id', 'desc')
        .limit(1)
        .as('consentimento_ate'),
      eb
        .exists(
          eb
            .selectFrom('pedido_identidade as i')
            .select('i.id')
            .whereRef('i.id_manifestacao', '=', 'm.id')
            .where('i.decidido_em', 'is', null),
        )
        .as('identidade_pedida'),
      eb
        .exists(
          eb
            .selectFrom('tramitacao as t')
            .leftJoin('unidade_pessoa as u', 'u.id_unidade', 't.id_unidade')
            .select('t.id')
            .whereRef('t.id_manifestacao', '=', 'm.id')
            .where('t.encerrada_em', 'is', null)
            .where(({ or, eb: e }) =>
              or([
                e('t.id_destinatario', '=', idUsuario),
                e.and([e('u.id_usuario', '=', idUsuario), chegouAntesDoPasso('t', 'u')]),
              ]),
            ),
        )
        .as('tramitacao_aberta'),
      eb
        .exists(
          eb
            .selectFrom('manifestacao as g')
            .select('g.id')
            .whereRef('g.id', '=', 'm.id_grupo')
            .whereRef('g.id', '<>', 'm.id')
            .whereRef('g.id_ouvidoria', '=', 'm.id_ouvidoria')
            // The answer to a principal of another type would not fit: nothing to wait for.
            .where(sql<boolean>`(g.id_tipo = m.id_tipo or (g.id_tipo in (1, 7) and m.id_tipo in (1, 7)))`)
            .where('g.id_situacao', 'in', [...abertas]),
        )
        .as('principal_aberta'),
      sql<boolean>`exists (select from manifestacao g where g.id_grupo = m.id and g.id <> m.id
        and g.id_ouvidoria = m.id_ouvidoria and g.id_situacao in (${sql.join(abertas.map((aberta) => sql.lit(aberta)))}))`.as(
        'tem_repetidas',
      ),
      // At most one of a case is open.
      sql<DesistenciaPedida | null>`(select case when d.em_parte then 'em-parte' else 'inteira' end
        from desistencia d where d.id_manifestacao = m.id and d.encerrada_em is null)`.as(
        'desistencia_aberta',
      ),
      // Whoever is anonymous has the conversation from the beginning.
      sql<boolean>`m.id_tipo_identificacao <> ${TipoIdentificacao.anonima} and exists (
        select from mensagem w where w.id_manifestacao = m.id and w.do_manifestante)`.as('acrescentada'),
      // Only what was asked since this end: a case that ended again may be asked for again.
      sql<
        'aberta' | 'decidida' | null
      >`(select case when q.decidida_em is null then 'aberta' else 'decidida' end
        from pedido_reabertura q where q.id_manifestacao = m.id and q.pedida_em >= m.encerrada_em
        order by q.id desc limit 1)`.as('reabertura_pedida'),
      veioComIdentidade.as('veio_com_identidade'),
      // What people finished covering, oldest first.
      sql<Buffer[] | null>`(select array_agg(k.conteudo_cifrado order by k.id) from cobertura k
        where k.id_manifestacao = m.id and k.revisada)`.as('coberturas'),
      sql<number[] | null>`(select array_agg(k.id order by k.id) from cobertura k
        where k.id_manifestacao = m.id and k.revisada)`.as('ids_coberturas'),
      fimComunicado.as('fim_comunicado'),
      // What the person was not told of; null: of nothing.
      eb
        .selectFrom('comunicacao as w')
        .select(sql<TipoDeComunicacao[] | null>`array_agg(w.tipo)`.as('tipos'))
        .whereRef('w.id_manifestacao', '=', 'm.id')
        .where('w.ciente_em', 'is', null)
        .as('sem_ciencia'),
      eb
        .selectFrom('encaminhamento as f')
        .select('f.ocorrido_em')
        .whereRef('f.id_manifestacao', '=', 'm.id')
        .whereRef('f.id_ouvidoria_destino', '=', 'm.id_ouvidoria')
        .orderBy('f.id', 'desc')
        .limit(1)
        .as('recebida_em'),
      eb
        .selectFrom('manifestacao_acesso as a')
        .select(sql<string[]>`array_agg(a.finalidade)`.as('finalidades'))
        .whereRef('a.id_manifestacao', '=', 'm.id')
        .where('a.expira_em', '>', agora)
        .where(sql<boolean>`a.hash = any (${chaves}::bytea[])`)
        .as('chaves_vivas'),
    ])
    .where('m.id', '=', idManifestacao)
    .compile(),
);

export const findCaso = (db: Db, idManifestacao: number, { chaves, usuario }: QuemPergunta, agora: Date) =>
  caso(db, {
    idManifestacao,
    idUsuario: usuario?.idUsuario ?? 0,
    chaves: chaves.map(({ hash }) => hash),
    agora,
  });

/**
 * The row stays locked until the act's transaction ends, so that two acts happen one after the
 * other. Locking and reading are two statements: in a single one, an act that waited would see the
 * new row beside old values of its joins. Both are sent at once: the second runs, and looks, when the first has its lock.
 */
export const lockCaso = async (db: Db, idManifestacao: number, quem: QuemPergunta, agora: Date) => {
  const trava = db.selectFrom('manifestacao').select('id').where('id', '=', idManifestacao).forUpdate();
  const [, row] = await Promise.all([trava.execute(), findCaso(db, idManifestacao, quem, agora)]);
  return row;
};

export type CasoRow = NonNullable<Awaited<ReturnType<typeof findCaso>>>;

export type MudancasDaManifestacao = Omit<Updateable<Manifestacao>, 'id' | 'protocolo' | 'atualizada_em'>;

export const updateManifestacao = async (
  db: Db,
  idManifestacao: number,
  mudancas: Updateable<Manifestacao>,
): Promise<void> => {
  await db.updateTable('manifestacao').set(mudancas).where('id', '=', idManifestacao).execute();
};

/** False when it already has one. */
export const updateNotaDoRegistro = async (
  db: Db,
  idManifestacao: number,
  nota: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('manifestacao')
    .set({ nota_registro: nota })
    .where('id', '=', idManifestacao)
    .where('nota_registro', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The acts after the version somebody saw, oldest first; the team is told more than citizens. */
export const listMudancasDesde = (db: Db, idManifestacao: number, versao: number) =>
  db
    .selectFrom('manifestacao_historico')
    .select(['acao', 'responsavel', 'ocorrido_em', 'detalhes'])
    .select(sql<string | null>`coalesce(detalhes ->> 'paraAEquipe', informacoes)`.as('informacoes'))
    .where('id_manifestacao', '=', idManifestacao)
    .where('versao', '>', versao)
    .orderBy('id')
    .execute();

/** Steps close when a case ends or changes offices; those of an appeal, judged later, stay. */
export const closeTramitacoes = async (db: Db, idManifestacao: number, agora: Date): Promise<void> => {
  await db
    .updateTable('tramitacao')
    .set({ encerrada_em: agora })
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_recurso', 'is', null)
    .where('encerrada_em', 'is', null)
    .execute();
};

/** A withdrawal that the end of its case overtook has nothing left to decide. */
export const closeDesistencia = async (db: Db, idManifestacao: number, agora: Date): Promise<void> => {
  await db
    .updateTable('desistencia')
    .set({ encerrada_em: agora })
    .where('id_manifestacao', '=', idManifestacao)
    .where('encerrada_em', 'is', null)
    .execute();
};

/** What the office's queues depend on. */
interface EstadoNaFila {
  readonly idSituacao: number;
  readonly temResponsavel: boolean;
  readonly temPassoInterno: boolean;
  readonly prazoParado: boolean;
  readonly prazo: string;
}

export interface CasoMudou {
  readonly idManifestacao: number;
  readonly idOuvidoria: number;
  /** Where it was before the act, to leave that office's list. */
  readonly idOuvidoriaAnterior: number;
  readonly versao: number;
  readonly acao: string;
  /** The author's name in the history. */
  readonly responsavel: string;
  /** The author's account; null for the citizen and for jobs. */
  readonly idResponsavel: number | null;
  /** Before the act; null for a new case. */
  readonly antes: EstadoNaFila | null;
}

/** Tells every instance, on commit, that a case changed; listeners pass it on to browsers. */
export const notifyCaso = async (tx: Db, mudanca: CasoMudou): Promise<void> => {
  await sql`select pg_notify('manifestacao', ${JSON.stringify(mudanca)})`.execute(tx);
};
