import { sql } from 'kysely';
import { VALIDADE_DE_UMA_VEZ } from '#kernel/confirmacao.ts';
import { segredo } from '#server/crypto/dado-pessoal.ts';
import type { Db } from '#server/db/database.ts';
import { DURACAO_MAXIMA, ESPERA_PELO_FATOR, OCIOSIDADE_MAXIMA } from '../domain/sessao-prazos.ts';
import { desistiuDoFator, ESPERA_O_FATOR } from './sessao-viva-repository.ts';

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

export const setFatorConfirmado = (db: Db, hash: Buffer, agora: Date, para: Buffer | null) =>
  db
    .updateTable('sessao')
    .set({ fator_confirmado_em: agora, fator_confirmado_para: para })
    .where('hash', '=', hash)
    .execute();

/** Of two calls at once only one uses what was confirmed for this act; for what is asked less often it counts on. */
export const spendConfirmacao = async (
  db: Db,
  { hash, para, agora }: { readonly hash: Buffer; readonly para: Buffer; readonly agora: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('sessao')
    .set({ fator_confirmado_para: null })
    .where('hash', '=', hash)
    .where('fator_confirmado_para', '=', para)
    .where('fator_confirmado_em', '>', new Date(agora.getTime() - VALIDADE_DE_UMA_VEZ))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Old sessions and sign-ons serve no purpose, and their rows name people. */
export const deleteSessoesAntigas = async (db: Db, antesDe: Date): Promise<void> => {
  await db.deleteFrom('sessao').where('ultima_atividade_em', '<', antesDe).execute();
  await db.deleteFrom('sessao_entrada_govbr').where('criada_em', '<', antesDe).execute();
};
