import { type RawBuilder, sql } from 'kysely';
import { fusoHorario } from '#kernel/prazo/data.ts';
import { foraSoOsImpedidos } from '#kernel/quem/usuario-atual.ts';
import { escapeLike } from '#kernel/texto.ts';
import { procurado } from '#server/crypto/dado-pessoal.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { FiltroDeSituacao, SituacaoDePessoa } from '../../domain/gestao.ts';

/** Whose people are listed: those of one office, or of all. */
export interface Alcance {
  readonly idOuvidoria: number | null;
  readonly agora: Date;
  /** Cases that do not exist for who asks. */
  readonly impedidoEm: readonly number[];
}

export interface PerfilRow {
  readonly id: number;
  readonly idPerfil: number;
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly nome: string;
  readonly validade: string | null;
  /** Neither over, nor waiting, nor of a closed office; of an invitation that nobody used too. */
  readonly vigente: boolean;
  readonly aConfirmar: boolean;
  readonly aAceitar: boolean;
}

export interface PessoaRow {
  readonly id: number;
  readonly login: string;
  readonly nome: string;
  readonly ordem: string;
  readonly email: string | null;
  readonly e_sistema: boolean;
  readonly ativada: boolean;
  /** For an office, only since the person came to work there. */
  readonly ultimo_acesso_em: Date | null;
  /** Since when they have a profile in the offices that are listed; null if they have none. */
  readonly desde: Date | null;
  readonly situacao: SituacaoDePessoa;
  readonly perfis: readonly PerfilRow[];
}

export interface BuscaNoBanco extends Alcance {
  readonly busca: string | undefined;
  readonly idPerfil: number | undefined;
  readonly situacao: FiltroDeSituacao | undefined;
  /** Somebody whose last sign-in was before this, or never, counts as away. */
  readonly ausenteDesde: Date;
  readonly depois: { readonly ordem: string; readonly id: number } | undefined;
  readonly limite: number;
}

const doAlcance = ({ idOuvidoria }: Alcance, perfil: string): RawBuilder<boolean> =>
  sql<boolean>`(${idOuvidoria}::int is null or ${sql.ref(`${perfil}.id_ouvidoria`)} = ${idOuvidoria})`;

const perfisDe = (alcance: Alcance): RawBuilder<readonly PerfilRow[]> => sql`coalesce((
  select json_agg(json_build_object('id', p.id, 'idPerfil', p.id_perfil, 'idOuvidoria', p.id_ouvidoria,
    'sigla', o.sigla, 'nome', o.nome, 'validade', p.validade, 'vigente', v.id is not null,
    'aConfirmar', p.a_confirmar_desde is not null, 'aAceitar', p.a_aceitar_desde is not null) order by o.sigla, p.id_perfil, p.id)
  from usuario_perfil_ouvidoria p join ouvidoria o on o.id = p.id_ouvidoria
  left join perfil_em_dia(${alcance.agora}) v on v.id = p.id
  where p.id_usuario = u.id and p.encerrado_em is null and ${doAlcance(alcance, 'p')}), '[]')`;

const temAberto = (alcance: Alcance): RawBuilder<boolean> => sql`exists (
  select from usuario_perfil_ouvidoria p
  where p.id_usuario = u.id and p.encerrado_em is null and p.a_aceitar_desde is null and ${doAlcance(alcance, 'p')})`;

const desdeDe = (alcance: Alcance): RawBuilder<Date | null> => sql`(
  select min(p.criado_em) from usuario_perfil_ouvidoria p
  where p.id_usuario = u.id and p.encerrado_em is null and p.a_aceitar_desde is null and ${doAlcance(alcance, 'p')})`;

/** When somebody signed in before they worked in the office concerns nobody there. */
const acessoVisto = (alcance: Alcance): RawBuilder<Date | null> => sql`case
  when ${alcance.idOuvidoria}::int is null or u.ultimo_acesso_em >= date_trunc('day', ${desdeDe(alcance)}, ${fusoHorario})
  then u.ultimo_acesso_em end`;

const temAConfirmar = (alcance: Alcance): RawBuilder<boolean> => sql`exists (
  select from usuario_perfil_ouvidoria p
  where p.id_usuario = u.id and p.encerrado_em is null and p.a_confirmar_desde is not null
    and p.a_aceitar_desde is null and ${doAlcance(alcance, 'p')})`;

const situacaoDe = (alcance: Alcance): RawBuilder<SituacaoDePessoa> => sql`case
  when u.bloqueado_em is not null then 'bloqueado'
  when not ${temAberto(alcance)} then 'sem-perfil'
  when u.ativado_em is null then 'convidado'
  when not exists (select from perfil_vigente(${alcance.agora}) v where v.id_usuario = u.id and ${doAlcance(alcance, 'v')})
    then case when ${temAConfirmar(alcance)} then 'a-confirmar' else 'perfil-vencido' end
  else 'ativo' end`;

/** People who left but still have cases, steps or appeals in their name in the office. */
const comTrabalho = ({ idOuvidoria, ...quem }: Alcance): RawBuilder<unknown> => sql`
  select m.id_responsavel from manifestacao m
  where m.id_situacao in (1, 2, 3, 4, 5) and m.id_responsavel is not null
    and (${idOuvidoria}::int is null or m.id_ouvidoria = ${idOuvidoria}) and ${aoAlcance('m.id', foraSoOsImpedidos(quem))}
  union
  select r.id_responsavel from recurso r
  where r.id_situacao = 1 and r.subiu_em is null and r.id_responsavel is not null
    and (${idOuvidoria}::int is null or r.id_ouvidoria_julgadora = ${idOuvidoria})
    and ${aoAlcance('r.id_manifestacao', foraSoOsImpedidos(quem))}`;

const quemEntra = (busca: BuscaNoBanco): RawBuilder<boolean> => {
  if (busca.situacao === 'sem-perfil')
    return sql`u.id in (${comTrabalho(busca)}) and not ${temAberto(busca)}`;
  return sql`u.id in (
    select p.id_usuario from usuario_perfil_ouvidoria p
    where p.encerrado_em is null and p.a_aceitar_desde is null and ${doAlcance(busca, 'p')}
      and (${busca.idPerfil ?? null}::int is null or p.id_perfil = ${busca.idPerfil ?? null}))`;
};

const naSituacao = ({ situacao, ausenteDesde }: BuscaNoBanco): RawBuilder<boolean> => {
  if (situacao === undefined) return sql`true`;
  // Whoever has not accepted the invitation yet, or has another profile in force, may wait as well.
  if (situacao === 'a-confirmar') return sql`l.perfis::jsonb @> '[{"aConfirmar": true}]'`;
  if (situacao !== 'sem-acesso') return sql`l.situacao = ${situacao}`;
  return sql`l.situacao = 'ativo' and (l.ultimo_acesso_em is null or l.ultimo_acesso_em < ${ausenteDesde})`;
};

/** By name, a page at a time. No citizens: everybody listed has, or left, work in an office. */
export const selectPessoas = async (db: Db, busca: BuscaNoBanco): Promise<PessoaRow[]> => {
  const padrao = `%${escapeLike(busca.busca ?? '')}%`;
  const { rows } = await sql<PessoaRow>`
    select l.* from (
      select u.id, u.login::text as login, ${nomeDaPessoa('u')} as nome, sem_acento(${nomeDaPessoa('u')}) as ordem,
        u.email::text as email, u.e_sistema, ${acessoVisto(busca)} as ultimo_acesso_em, ${desdeDe(busca)} as desde,
        u.ativado_em is not null as ativada, ${situacaoDe(busca)} as situacao, ${perfisDe(busca)} as perfis
      from usuario u
      where u.excluido_em is null and ${quemEntra(busca)}
        and (${busca.busca === undefined} or sem_acento(u.nome) like sem_acento(${padrao})
          or sem_acento(coalesce(u.nome_social, '')) like sem_acento(${padrao})
          or (u.login::text ilike ${padrao} and u.ativado_em is not null) or u.email_busca = ${procurado('email', busca.busca ?? '')})
    ) l
    where ${naSituacao(busca)}
      and (${busca.depois === undefined} or (l.ordem, l.id) > (${busca.depois?.ordem ?? ''}, ${busca.depois?.id ?? 0}::int))
    order by l.ordem, l.id
    limit ${busca.limite}`.execute(db);
  return rows;
};

export interface PessoaInteira extends PessoaRow {
  readonly telefone: string | null;
  readonly id_tipo_pessoa: number;
  readonly de_convite: boolean;
  readonly cpf_do_convite: string | null;
  readonly id_tipo_documento: number | null;
  readonly numero_documento: string | null;
  readonly documento_provado_em: Date | null;
  readonly criado_em: Date;
  readonly ativado_em: Date | null;
  readonly bloqueado_em: Date | null;
  readonly motivo_bloqueio: string | null;
  readonly perfil_do_bloqueio: number | null;
}

/** `trancar` locks the account until the transaction ends. */
export const findPessoa = async (
  db: Db,
  id: number,
  alcance: Alcance,
  trancar = false,
): Promise<PessoaInteira | undefined> => {
  if (trancar) await sql`select from usuario where id = ${id} for no key update`.execute(db);
  const { rows } = await sql<PessoaInteira>`
    select u.id, u.login::text as login, ${nomeDaPessoa('u')} as nome, '' as ordem, u.email::text as email, u.e_sistema,
      ${acessoVisto(alcance)} as ultimo_acesso_em, ${desdeDe(alcance)} as desde, u.ativado_em is not null as ativada,
      u.telefone, u.id_tipo_pessoa, u.de_convite, u.cpf_do_convite, u.id_tipo_documento, u.numero_documento, u.documento_provado_em, u.criado_em, u.ativado_em,
      u.bloqueado_em, u.motivo_bloqueio, u.perfil_do_bloqueio, ${situacaoDe(alcance)} as situacao, ${perfisDe(alcance)} as perfis
    from usuario u where u.id = ${id} and u.excluido_em is null`.execute(db);
  return rows[0];
};

/** People with exactly this CPF, login or e-mail. */
export const listContasExatas = async (
  db: Db,
  { cpf, texto }: { cpf: string | null; texto: string },
): Promise<{ id: number; nome: string; login: string }[]> => {
  const { rows } = await sql<{ id: number; nome: string; login: string }>`
    select u.id, ${nomeDaPessoa('u')} as nome, u.login::text as login from usuario u
    where u.excluido_em is null and not u.e_sistema
      and (u.login = ${texto} or u.email_busca = ${procurado('email', texto)}
        or (u.id_tipo_documento = 1 and u.documento_busca = ${procurado('documento', cpf)}))
    order by u.id limit 20`.execute(db);
  return rows;
};

/** Which of these never signed in: their invitation was not accepted yet. */
export const listNaoAtivados = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('usuario')
    .select('id')
    .where('id', 'in', ids)
    .where('ativado_em', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};
