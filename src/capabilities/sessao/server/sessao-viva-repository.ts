import { type RawBuilder, sql } from 'kysely';
import { compilada, primeira } from '#server/db/compilada.ts';
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
export const ESPERA_O_FATOR = sql<boolean>`(sessao.fator_confirmado_em is null
  and exists (select from fator f where f.id_usuario = sessao.id_usuario))`;

export const desistiuDoFator = (limite: Date) =>
  sql<boolean>`(${ESPERA_O_FATOR} and sessao.criada_em <= ${limite})`;

/**
 * What another capability reads of the account behind a session, which every request would ask for next. `marcas` are the
 * account's own and need its number: they are those of whoever the session was found to be of before.
 */
export interface LidoComASessao<L> {
  /** An expression over `u`, the account. */
  coluna(valores: {
    readonly marcas: readonly Buffer[] | RawBuilder<readonly Buffer[]>;
    readonly agora: Date;
  }): RawBuilder<L>;
  marcas(idUsuario: number): readonly Buffer[];
}

interface Limites {
  readonly agora: Date;
  readonly limiteOcioso: Date;
  readonly limiteTotal: Date;
  readonly limiteFator: Date;
}

interface SessaoProcurada extends Limites {
  readonly hash: Buffer;
  readonly limiteToque: Date;
  readonly marcas: readonly Buffer[];
}

const antes = (agora: Date, tempo: number): Date => new Date(agora.getTime() - tempo);

const limitesEm = (agora: Date): Limites => ({
  agora,
  limiteOcioso: antes(agora, OCIOSIDADE_MAXIMA),
  limiteTotal: antes(agora, DURACAO_MAXIMA),
  limiteFator: antes(agora, ESPERA_PELO_FATOR),
});

/** Of `sessao`. */
const isViva = (v: Limites) => sql<boolean>`(sessao.encerrada_em is null
  and sessao.ultima_atividade_em > ${v.limiteOcioso} and sessao.criada_em > ${v.limiteTotal}
  and not ${desistiuDoFator(v.limiteFator)})`;

/** Of a live session `v` and its account `u`. */
const daConta = (agora: Date) => sql`
  v.id, v.criada_em, v.recuperacao_cadastro, v.cpf_govbr, v.id_usuario_perfil_ouvidoria, v.fator_confirmado_em,
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
    from perfil_vigente(${agora}) p join ouvidoria o on o.id = p.id_ouvidoria
    where p.id_usuario = u.id
  ), '[]') as perfis`;

const PODE_ENTRAR = sql<boolean>`(u.excluido_em is null and u.bloqueado_em is null)`;

const sessaoViva = <L>({ coluna }: LidoComASessao<L>) =>
  primeira((db, v: SessaoProcurada) =>
    sql<SessaoRow & { readonly lido: L }>`
    with viva as (
      select * from sessao where hash = ${v.hash} and ${isViva(v)}
    ), toque as (
      update sessao set ultima_atividade_em = ${v.agora} from viva
      where sessao.id = viva.id and viva.ultima_atividade_em <= ${v.limiteToque}
      returning sessao.id
    )
    select exists (select from toque) as tocada,
      case when exists (select from toque) then ${v.agora}::timestamptz else v.ultima_atividade_em end as ultima_atividade_em,
      ${daConta(v.agora)}, ${coluna(v)} as lido
    from viva v join usuario u on u.id = v.id_usuario
    where ${PODE_ENTRAR}`.compile(db),
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
  ) =>
    procurar(db, {
      ...limitesEm(agora),
      hash,
      marcas,
      limiteToque: contaComoAtividade ? antes(agora, INTERVALO_ENTRE_TOQUES) : new Date(0),
    });
};

interface SessoesProcuradas extends Limites {
  readonly hashes: readonly Buffer[];
  /** To each hash the marks of its account, as PostgreSQL writes a list of bytes. */
  readonly marcas: readonly string[];
}

const sessoesVivas = <L>({ coluna }: LidoComASessao<L>) =>
  compilada((db, v: SessoesProcuradas) =>
    sql<SessaoRow & { readonly hash: Buffer; readonly lido: L }>`
    with viva as (
      select sessao.*, p.marcas::bytea[] as marcas
      from unnest(${v.hashes}::bytea[], ${v.marcas}::text[]) p (procurada, marcas)
      join sessao on sessao.hash = p.procurada where ${isViva(v)}
    )
    select v.hash, false as tocada, v.ultima_atividade_em,
      ${daConta(v.agora)}, ${coluna({ marcas: sql`v.marcas`, agora: v.agora })} as lido
    from viva v join usuario u on u.id = v.id_usuario
    where ${PODE_ENTRAR}`.compile(db),
  );

/** Which of many sessions live, and of whom they are, by one statement: hundreds of open screens are looked at at once. */
export const createFindSessoesVivas = <L>(comASessao: LidoComASessao<L>) => {
  const procurar = sessoesVivas(comASessao);
  return (
    db: Db,
    procuradas: readonly { readonly hash: Buffer; readonly marcas: readonly Buffer[] }[],
    agora: Date,
  ) =>
    procurar(db, {
      ...limitesEm(agora),
      hashes: procuradas.map(({ hash }) => hash),
      marcas: procuradas.map(
        ({ marcas }) => `{${marcas.map((marca) => `"\\\\x${marca.toString('hex')}"`).join(',')}}`,
      ),
    });
};
