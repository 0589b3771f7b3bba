import { type RawBuilder, sql } from 'kysely';
import { VALIDADE_DE_UMA_VEZ } from '#kernel/confirmacao.ts';
import { segredo } from '#server/crypto/dado-pessoal.ts';
import { primeira } from '#server/db/compilada.ts';
import type { Db } from '#server/db/database.ts';
import {
  DURACAO_MAXIMA,
  ESPERA_PELO_FATOR,
  INTERVALO_ENTRE_TOQUES,
  OCIOSIDADE_MAXIMA,
} from '../domain/sessao-prazos.ts';

export interface PerfilDaSessao {
  readonly id: number;
  readonly id_perfil: number;
  readonly id_ouvidoria: number;
  readonly nome: string;
  readonly sigla: string;
  readonly id_esfera: number;
  readonly monitora: boolean;
}

/** Everything an authenticated request needs, in one row. */
export interface SessaoRow {
  readonly id: number;
  readonly criada_em: Date;
  readonly ultima_atividade_em: Date;
  readonly tocada: boolean;
  readonly recuperacao_cadastro: boolean;
  readonly cpf_govbr: string | null;
  readonly id_usuario_perfil_ouvidoria: number | null;
  readonly id_usuario: number;
  readonly login: string;
  readonly nome: string;
  readonly nome_social: string | null;
  readonly id_tipo_pessoa: number;
  readonly id_tipo_documento: number | null;
  readonly numero_documento: string | null;
  readonly troca_senha: boolean;
  readonly e_sistema: boolean;
  readonly fator_confirmado_em: Date | null;
  readonly tem_fator: boolean;
  readonly tem_recurso_a_qualificar: boolean;
  readonly perfis: readonly PerfilDaSessao[];
}

/** Of `sessao`: the account has a second factor, and it was not shown in this session. */
const ESPERA_O_FATOR = sql<boolean>`(sessao.fator_confirmado_em is null
  and exists (select from fator f where f.id_usuario = sessao.id_usuario))`;

const desistiuDoFator = (limite: Date) => sql<boolean>`(${ESPERA_O_FATOR} and sessao.criada_em <= ${limite})`;

/**
 * What another capability reads of the account behind a session, which every request would ask for next. `marcas` are the
 * account's own and need its number: they are those of whoever the session was found to be of before.
 */
export interface LidoComASessao<L> {
  /** An expression over `u`, the account. */
  coluna(valores: { readonly marcas: readonly Buffer[]; readonly agora: Date }): RawBuilder<L>;
  marcas(idUsuario: number): readonly Buffer[];
}

interface SessaoProcurada {
  readonly hash: Buffer;
  readonly agora: Date;
  readonly limiteOcioso: Date;
  readonly limiteTotal: Date;
  readonly limiteToque: Date;
  readonly limiteFator: Date;
  readonly marcas: readonly Buffer[];
}

const sessaoViva = <L>({ coluna }: LidoComASessao<L>) =>
  primeira((db, v: SessaoProcurada) =>
    sql<SessaoRow & { readonly lido: L }>`
    with viva as (
      select * from sessao
      where hash = ${v.hash} and encerrada_em is null
        and ultima_atividade_em > ${v.limiteOcioso} and criada_em > ${v.limiteTotal}
        and not ${desistiuDoFator(v.limiteFator)}
    ), toque as (
      update sessao set ultima_atividade_em = ${v.agora} from viva
      where sessao.id = viva.id and viva.ultima_atividade_em <= ${v.limiteToque}
      returning sessao.id
    )
    select v.id, v.criada_em, v.recuperacao_cadastro, v.cpf_govbr, v.id_usuario_perfil_ouvidoria, v.fator_confirmado_em,
      exists (select from toque) as tocada,
      case when exists (select from toque) then ${v.agora}::timestamptz else v.ultima_atividade_em end as ultima_atividade_em,
      u.id as id_usuario, u.login, u.nome, u.nome_social, u.id_tipo_pessoa, u.id_tipo_documento, u.numero_documento,
      u.troca_senha, u.e_sistema, exists (select from fator f where f.id_usuario = u.id) as tem_fator,
      exists (
        select from manifestante n join recurso r on r.id_manifestacao = n.id_manifestacao
        where n.id_usuario = u.id and r.respondido_em is not null and not exists (
          select from qualificacao_recurso q where q.id_recurso = r.id and q.id_usuario is null)
      ) as tem_recurso_a_qualificar,
      coalesce((
        select json_agg(json_build_object('id', p.id, 'id_perfil', p.id_perfil, 'id_ouvidoria', o.id, 'nome', o.nome,
          'sigla', o.sigla, 'id_esfera', o.id_esfera, 'monitora', o.autoridade_monitoramento) order by p.id)
        from perfil_vigente(${v.agora}) p join ouvidoria o on o.id = p.id_ouvidoria
        where p.id_usuario = u.id
      ), '[]') as perfis,
      ${coluna(v)} as lido
    from viva v join usuario u on u.id = v.id_usuario
    where u.excluido_em is null and u.bloqueado_em is null`.compile(db),
  );

/**
 * Finds the live session behind a cookie, records the activity (unless the page called by itself)
 * and reads the person and their profiles: this one statement authenticates a request.
 */
export const createFindSessaoViva = <L>(comASessao: LidoComASessao<L>) => {
  const procurar = sessaoViva(comASessao);
  return (
    db: Db,
    { hash, agora, marcas }: Pick<SessaoProcurada, 'hash' | 'agora' | 'marcas'>,
    contaComoAtividade = true,
  ) => {
    const antes = (tempo: number): Date => new Date(agora.getTime() - tempo);
    return procurar(db, {
      hash,
      agora,
      marcas,
      limiteOcioso: antes(OCIOSIDADE_MAXIMA),
      limiteTotal: antes(DURACAO_MAXIMA),
      limiteToque: contaComoAtividade ? antes(INTERVALO_ENTRE_TOQUES) : new Date(0),
      limiteFator: antes(ESPERA_PELO_FATOR),
    });
  };
};

/** What the session keeps from a sign-on: the CPF, and the encrypted tokens. */
export interface SignOnDaSessao {
  readonly cpf: string;
  readonly tokens: Buffer;
}

export interface NovaSessao {
  readonly hash: Buffer;
  readonly idUsuario: number;
  readonly recuperacaoCadastro: boolean;
  readonly govbr: SignOnDaSessao | null;
  /** The way in counts as the second factor. */
  readonly fatorConfirmado: boolean;
}

export const insertSessao = async (db: Db, nova: NovaSessao, agora: Date): Promise<void> => {
  await db
    .insertInto('sessao')
    .values({
      hash: nova.hash,
      id_usuario: nova.idUsuario,
      recuperacao_cadastro: nova.recuperacaoCadastro,
      tokens_govbr: nova.govbr?.tokens ?? null,
      cpf_govbr: segredo(nova.govbr?.cpf ?? null),
      criada_em: agora,
      ultima_atividade_em: agora,
      fator_confirmado_em: nova.fatorConfirmado ? agora : null,
    })
    .execute();
  await db.updateTable('usuario').set({ ultimo_acesso_em: agora }).where('id', '=', nova.idUsuario).execute();
};

/**
 * Those used longest ago end; the account's row is locked by then, so that two sign-ins at once count each other. Sessions that wait
 * for the second factor count among themselves only: who just knows the password ends no session of the owner.
 */
export const endSessoesAlem = async (
  db: Db,
  idUsuario: number,
  maximo: number,
  agora: Date,
): Promise<void> => {
  await db
    .updateTable('sessao')
    .set({ encerrada_em: agora })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('sessao')
            .select('id')
            .select(
              sql<number>`row_number() over (partition by ${ESPERA_O_FATOR} order by ultima_atividade_em desc, id desc)`.as(
                'lugar',
              ),
            )
            .where('id_usuario', '=', idUsuario)
            .where('encerrada_em', 'is', null)
            .as('aberta'),
        )
        .select('aberta.id')
        .where('aberta.lugar', '>', maximo),
    )
    .execute();
};

export const findTokensGovbr = async (db: Db, hash: Buffer): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('sessao')
    .select('tokens_govbr')
    .where('hash', '=', hash)
    .where('encerrada_em', 'is', null)
    .executeTakeFirst();
  return row?.tokens_govbr ?? null;
};

export const endSessao = (db: Db, hash: Buffer, agora: Date) =>
  db
    .updateTable('sessao')
    .set({ encerrada_em: agora, tokens_govbr: null, cpf_govbr: null })
    .where('hash', '=', hash)
    .where('encerrada_em', 'is', null)
    .execute();

/** A new password or deleted account ends all sessions of the person but the one that asked. */
export const endSessoesDoUsuario = (db: Db, idUsuario: number, agora: Date, menos: Buffer | null) =>
  db
    .updateTable('sessao')
    .set({ encerrada_em: agora, tokens_govbr: null, cpf_govbr: null })
    .where('id_usuario', '=', idUsuario)
    .where('encerrada_em', 'is', null)
    .$if(menos !== null, (query) => query.where('hash', '!=', menos))
    .execute();

/** The person's live sessions, last used first. */
export const listSessoesVivas = (db: Db, idUsuario: number, agora: Date) =>
  db
    .selectFrom('sessao')
    .select(['hash', 'criada_em', 'ultima_atividade_em'])
    .select(({ eb }) => eb('tokens_govbr', 'is not', null).as('pelo_govbr'))
    .where('id_usuario', '=', idUsuario)
    .where('encerrada_em', 'is', null)
    .where('ultima_atividade_em', '>', new Date(agora.getTime() - OCIOSIDADE_MAXIMA))
    .where('criada_em', '>', new Date(agora.getTime() - DURACAO_MAXIMA))
    .where(({ not }) => not(desistiuDoFator(new Date(agora.getTime() - ESPERA_PELO_FATOR))))
    .orderBy('ultima_atividade_em', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const setPerfilDaSessao = (db: Db, hash: Buffer, idUsuarioPerfilOuvidoria: number) =>
  db
    .updateTable('sessao')
    .set({ id_usuario_perfil_ouvidoria: idUsuarioPerfilOuvidoria })
    .where('hash', '=', hash)
    .execute();

export const clearRecuperacaoCadastro = (db: Db, hash: Buffer) =>
  db.updateTable('sessao').set({ recuperacao_cadastro: false }).where('hash', '=', hash).execute();

export const setFatorConfirmado = (db: Db, hash: Buffer, agora: Date) =>
  db.updateTable('sessao').set({ fator_confirmado_em: agora }).where('hash', '=', hash).execute();

/** Of two calls at once only one uses the confirmation; for what is asked less often it counts on. */
export const spendConfirmacao = async (db: Db, hash: Buffer, agora: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('sessao')
    .set({
      fator_confirmado_em: sql`fator_confirmado_em - ${VALIDADE_DE_UMA_VEZ} * interval '1 millisecond'`,
    })
    .where('hash', '=', hash)
    .where('fator_confirmado_em', '>', new Date(agora.getTime() - VALIDADE_DE_UMA_VEZ))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Old sessions and sign-ons serve no purpose, and their rows name people. */
export const deleteSessoesAntigas = async (db: Db, antesDe: Date): Promise<void> => {
  await db.deleteFrom('sessao').where('ultima_atividade_em', '<', antesDe).execute();
  await db.deleteFrom('sessao_entrada_govbr').where('criada_em', '<', antesDe).execute();
};
