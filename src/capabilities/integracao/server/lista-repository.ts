import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { ForaDoAlcance, UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { FiltroDeManifestacoes, Ordem, OrdemPedida } from '../domain/filtro.ts';
import type { MomentoDoFiltro } from '../domain/momento-do-filtro.ts';
import { rotuloDoOrgao } from './rotulo-repository.ts';

/** The bounds as moments, so that the index on the moment can be used. */
const comecoDe = ({ comeca }: MomentoDoFiltro) =>
  sql`(${comeca}::timestamp at time zone 'America/Sao_Paulo')`;
export const depoisDe = ({ comeca, dura }: MomentoDoFiltro) =>
  sql`((${comeca}::timestamp + ${dura}::interval) at time zone 'America/Sao_Paulo')`;

/**
 * From this moment on. Of a sealed case plain columns tell the hour alone, so that one of within the hour may be meant: who asks for
 * what is new since half past ten gets it as from ten, rather than never.
 */
export const desde = (coluna: string, momento: MomentoDoFiltro): RawBuilder<boolean> => {
  const caso = sql.ref('m.id');
  return sql<boolean>`(${sql.ref(coluna)} >= date_trunc('hour', ${comecoDe(momento)}, 'UTC')
    and (${sql.ref(coluna)} >= ${comecoDe(momento)}
      or exists (select from manifestacao_cofre k where k.id_manifestacao = ${caso})
      or exists (select from manifestante_preservado k where k.id_manifestacao = ${caso})))`;
};

const ORDENS: Readonly<Record<Ordem, { coluna: RawBuilder<string>; tipo: RawBuilder<unknown> }>> = {
  id: { coluna: sql<string>`m.id`, tipo: sql`integer` },
  registro: { coluna: sql<string>`m.registrada_em`, tipo: sql`timestamptz` },
  prazo: { coluna: sql<string>`m.prazo`, tipo: sql`date` },
  atualizacao: { coluna: sql<string>`m.atualizada_em`, tipo: sql`timestamptz` },
  protocolo: { coluna: sql<string>`m.protocolo`, tipo: sql`text` },
};

type QuemLe = Pick<UsuarioAtual, 'idUsuario' | 'idPerfil' | 'idOuvidoria'>;
export type QuemLista = QuemLe &
  ForaDoAlcance & {
    /** yyyy-mm-dd: a promise broken today opens its case to who supervises. */
    readonly hoje: string;
  };

/** The same rule as relacaoCom and podeVerOCaso (manifestacao/domain/manifestacao-policy.ts). */
export const alcance = (quem: QuemLista): RawBuilder<boolean> =>
  sql<boolean>`((${doPrograma(quem)} or ${julgadas(quem)}) and ${semRestritas(quem)} and ${aoAlcance('m.id', quem)})`;

const doPrograma = ({ idUsuario, idPerfil, idOuvidoria }: QuemLe): RawBuilder<boolean> =>
  idPerfil === Perfil.webServiceAtendente
    ? sql<boolean>`m.id_atendente = ${idUsuario}`
    : sql<boolean>`m.id_ouvidoria = ${idOuvidoria ?? 0}`;

const semRestritas = ({ idPerfil }: Pick<QuemLe, 'idPerfil'>): RawBuilder<boolean> =>
  idPerfil === Perfil.webServiceObservador ? sql<boolean>`m.restrita_em is null` : sql<boolean>`true`;

/** As an array, so that the list's own indexes serve. */
const julgadas = ({ idPerfil, idOuvidoria, hoje }: QuemLista): RawBuilder<boolean> =>
  idPerfil === Perfil.webServiceAtendente || idOuvidoria === null
    ? sql<boolean>`false`
    : sql<boolean>`(m.id = any(array(
        select r.id_manifestacao from recurso r where r.id_ouvidoria_julgadora = ${idOuvidoria}
        union select d.id_manifestacao from denuncia_descumprimento d where d.id_ouvidoria_destino = ${idOuvidoria}
        union select p.id_manifestacao from promessa p join manifestacao c on c.id = p.id_manifestacao
          where (p.renovada or p.situacao = 'contestada' or (p.situacao = 'aberta' and p.prazo < ${hoje}::date))
            and orgao_que_controla(c.id_ouvidoria) = ${idOuvidoria}))
      and (m.id_tipo_formulario = ${sql.lit(TipoFormulario.acessoAInformacao)} or m.retipada_em is not null))`;

const condicoes = (filtro: FiltroDeManifestacoes): RawBuilder<boolean>[] => {
  const cada: (RawBuilder<boolean> | false)[] = [
    filtro.NumProtocolo !== undefined && sql<boolean>`m.protocolo = ${filtro.NumProtocolo}`,
    filtro.DataCadastroInicio !== undefined && desde('m.registrada_em', filtro.DataCadastroInicio),
    filtro.DataCadastroFim !== undefined &&
      sql<boolean>`m.registrada_em < ${depoisDe(filtro.DataCadastroFim)}`,
    // A term is a whole day, whatever the hour asked for.
    filtro.DataPrazoRespostaInicio !== undefined &&
      sql<boolean>`m.prazo >= ${filtro.DataPrazoRespostaInicio.dia}::date`,
    filtro.DataPrazoRespostaFim !== undefined &&
      sql<boolean>`m.prazo <= ${filtro.DataPrazoRespostaFim.dia}::date`,
    filtro.DataAtualizacaoInicio !== undefined && desde('m.atualizada_em', filtro.DataAtualizacaoInicio),
    filtro.DataAtualizacaoFim !== undefined &&
      sql<boolean>`m.atualizada_em < ${depoisDe(filtro.DataAtualizacaoFim)}`,
    filtro.IdSituacaoManifestacao !== undefined &&
      sql<boolean>`m.id_situacao = ${filtro.IdSituacaoManifestacao}`,
    filtro.IdTipoFormulario !== undefined && sql<boolean>`m.id_tipo_formulario = ${filtro.IdTipoFormulario}`,
    filtro.ApenasDenunciasAptas === true && sql<boolean>`(m.id_tipo in (1, 7) and m.apta)`,
    filtro.ApenasComApuracaoDeEmpresa === true && sql<boolean>`m.envolve_empresa`,
    filtro.ApenasComApuracaoDeServidor === true && sql<boolean>`m.envolve_servidor`,
  ];
  return cada.filter((condicao) => condicao !== false);
};

// biome-ignore lint/suspicious/noExplicitAny: the builder's own parameters say nothing here.
const filtrar = <Q extends SelectQueryBuilder<any, any, any>>(
  query: Q,
  quem: QuemLista,
  filtro: FiltroDeManifestacoes,
): Q => [alcance(quem), ...condicoes(filtro)].reduce<Q>((cada, onde) => cada.where(onde) as Q, query);

/** Identifies a list of an account, shared by its tokens. */
export interface ChaveDaLista {
  readonly idCliente: number;
  readonly idUsuario: number;
  readonly filtroHash: Buffer;
}

const daChave = ({ idCliente, idUsuario, filtroHash }: ChaveDaLista): RawBuilder<boolean> =>
  sql<boolean>`(id_cliente = ${idCliente} and id_usuario = ${idUsuario} and filtro_hash = ${filtroHash})`;

/** Stores the current content of the list, in its order. */
export const guardarLista = async (
  db: Db,
  { idCliente, idUsuario, filtroHash, agora }: ChaveDaLista & { agora: Date },
  quem: QuemLista,
  filtro: FiltroDeManifestacoes,
  { por, sentido }: OrdemPedida,
): Promise<void> => {
  const { coluna } = ORDENS[por];
  const ids = filtrar(db.selectFrom('manifestacao as m').select('m.id'), quem, filtro)
    .orderBy(coluna, sentido)
    .orderBy('m.id', sentido);
  await sql`
    insert into integracao_lista (id_cliente, id_usuario, filtro_hash, ids, criada_em)
    values (${idCliente}, ${idUsuario}, ${filtroHash}, array(${ids}), ${agora})
    on conflict (id_cliente, id_usuario, filtro_hash) do update set ids = excluded.ids, criada_em = excluded.criada_em`.execute(
    db,
  );
};

/** A part of the stored list; undefined if none. Locked, so that two pages take turns. */
export const readLista = async (
  tx: Db,
  chave: ChaveDaLista & { desde: Date },
  posicao: number,
  quantos: number,
): Promise<number[] | undefined> => {
  const { rows } = await sql<{ ids: number[] }>`
    select ids[${posicao + 1}::int : ${posicao + quantos}::int] as ids from integracao_lista
    where ${daChave(chave)} and criada_em > ${chave.desde} for update`.execute(tx);
  return rows[0]?.ids;
};

/** Those of the stored cases that the client may still see, in the same order. */
export const aindaAlcancados = async (
  tx: Db,
  quem: QuemLista,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('manifestacao as m')
    .select('m.id')
    .where(sql<boolean>`m.id = any(${ids}::int[])`)
    .where(alcance(quem))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Removes what the client may no longer see, so that positions stay valid. */
export const cortarLista = async (
  tx: Db,
  chave: ChaveDaLista,
  { posicao, lidos, ficam }: { posicao: number; lidos: number; ficam: readonly number[] },
): Promise<void> => {
  await sql`
    update integracao_lista
    set ids = ids[1 : ${posicao}::int] || ${ficam}::int[] || ids[${posicao + lidos + 1}::int : ]
    where ${daChave(chave)}`.execute(tx);
};

export interface Depois {
  readonly valor: string;
  readonly id: number;
}

/** Our own paging: after the last row, whatever happened to those before. */
export const listDepois = async (
  db: Db,
  quem: QuemLista,
  filtro: FiltroDeManifestacoes,
  { por, sentido }: OrdemPedida,
  { depois, limite }: { depois: Depois; limite: number },
): Promise<number[]> => {
  const { coluna, tipo } = ORDENS[por];
  const rows = await filtrar(db.selectFrom('manifestacao as m').select('m.id'), quem, filtro)
    .where(
      sql<boolean>`(${coluna}, m.id) ${sql.raw(sentido === 'desc' ? '<' : '>')} (${depois.valor}::${tipo}, ${depois.id}::int)`,
    )
    .orderBy(coluna, sentido)
    .orderBy('m.id', sentido)
    .limit(limite)
    .execute();
  return rows.map(({ id }) => id);
};

/** The rows of the list; nothing about the author unless the identity is open to the office, and this is the office. */
export const listDadosBasicos = (db: Db, quem: QuemLe, ids: readonly number[], por: Ordem) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .innerJoin('tipo_manifestacao as t', 't.id', 'm.id_tipo')
    .innerJoin('tipo_formulario as f', 'f.id', 'm.id_tipo_formulario')
    .innerJoin('situacao_manifestacao as s', 's.id', 'm.id_situacao')
    .leftJoin('assunto as a', 'a.id', 'm.id_assunto')
    .leftJoin('usuario as r', 'r.id', 'm.id_responsavel')
    .leftJoin('manifestante as p', 'p.id_manifestacao', 'm.id')
    .leftJoin('servico_orgao as v', (join) =>
      join.on(sql<boolean>`v.id::text = m.teor -> 'integracao' ->> 'codServicoMpog'`),
    )
    .select([
      'm.id',
      'm.protocolo',
      'm.identidade_preservada',
      'm.id_ouvidoria',
      'o.id_orgao_siorg',
      'o.nome as ouvidoria',
      rotuloDoOrgao('o').as('rotulo'),
      'm.id_assunto',
      'a.descricao as assunto',
      'm.id_tipo_formulario',
      'f.descricao as formulario',
      'm.id_tipo',
      'm.id_tipo_identificacao',
      't.descricao as tipo',
      'm.registrada_em',
      'm.prazo',
      'm.id_situacao',
      's.descricao as situacao',
      's.descricao_acesso_informacao as situacao_acesso',
      'v.nome as servico_do_orgao',
      nomeDaPessoa<string | null>('r').as('responsavel'),
      sql<string | null>`case when m.id_tipo_identificacao = ${sql.lit(TipoIdentificacao.semRestricao)}
        and m.teor_cifrado is null and ${doPrograma(quem)} then p.dados ->> 'email' end`.as('email'),
      sql<number | null>`(m.teor -> 'integracao' ->> 'codServicoMpog')::int`.as('cod_servico'),
      doPrograma(quem).as('do_orgao'),
      sql<string | null>`coalesce(m.teor ->> 'servico', m.teor -> 'integracao' ->> 'outroServico')`.as(
        'servico',
      ),
      sql<string>`(${ORDENS[por].coluna})::text`.as('valor_da_ordem'),
    ])
    .where(sql<boolean>`m.id = any(${ids}::int[])`)
    .execute();
export type DadosBasicosRow = Awaited<ReturnType<typeof listDadosBasicos>>[number];
