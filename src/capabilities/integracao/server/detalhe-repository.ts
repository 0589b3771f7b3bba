import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import { rotuloDoOrgao } from './rotulo-repository.ts';

/** The names and ids that accompany a case in the API. */
export const findFicha = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .innerJoin('esfera as e', 'e.id', 'o.id_esfera')
    .innerJoin('canal_entrada as c', 'c.id', 'm.id_canal_entrada')
    .innerJoin('tipo_identificacao as i', 'i.id', 'm.id_tipo_identificacao')
    .leftJoin('subassunto as s', 's.id', 'm.id_subassunto')
    .leftJoin('modo_resposta as r', 'r.id', 'm.id_modo_resposta')
    .leftJoin('usuario as a', 'a.id', 'm.id_atendente')
    .select([
      'o.id_esfera',
      'e.descricao as esfera',
      'm.id_canal_entrada',
      'c.descricao as canal',
      'm.id_tipo_identificacao',
      'i.descricao as identificacao',
      'm.id_subassunto',
      's.descricao as subassunto',
      'm.id_modo_resposta',
      'r.descricao as modo',
      'r.ativo as modo_ativo',
      nomeDaPessoa<string | null>('a').as('atendente'),
    ])
    .where('m.id', '=', idManifestacao)
    .executeTakeFirstOrThrow();
export type FichaRow = Awaited<ReturnType<typeof findFicha>>;

export const listAcontecimentos = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('manifestacao_historico')
    .select([
      'id',
      'acao',
      'informacoes',
      'responsavel',
      'id_responsavel',
      'id_ouvidoria',
      'ocorrido_em',
      'momento_cifrado',
      'detalhes',
    ])
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id')
    .execute();

export const listRespostas = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('resposta as r')
    .innerJoin('tipo_resposta as t', 't.id', 'r.id_tipo_resposta')
    .leftJoin('codigo_decisao as d', 'd.id', 'r.id_codigo_decisao')
    .leftJoin('especificacao_decisao as e', 'e.id', 'r.id_especificacao_decisao')
    .select([
      'r.id',
      'r.id_tipo_resposta',
      't.descricao as tipo',
      'r.texto',
      'r.texto_cifrado',
      'r.id_codigo_decisao',
      'd.descricao as decisao',
      'e.descricao as especificacao',
      'r.data_compromisso',
      sql<boolean>`coalesce((r.detalhes ->> 'publicavel')::boolean, true)`.as('publicavel'),
    ])
    .where('r.id_manifestacao', '=', idManifestacao)
    .execute();

export const listComplementacoes = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('complementacao')
    .select(['id', 'texto', 'texto_cifrado', 'respondida_em'])
    .where('id_manifestacao', '=', idManifestacao)
    .where('respondida_em', 'is not', null)
    .execute();

export const listEncaminhamentos = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('encaminhamento as e')
    .innerJoin('ouvidoria as o', 'o.id', 'e.id_ouvidoria_origem')
    .leftJoin('ouvidoria as d', 'd.id', 'e.id_ouvidoria_destino')
    .selectAll('e')
    .select([rotuloDoOrgao('o').as('origem'), rotuloDoOrgao<string | null>('d').as('destino')])
    .where('e.id_manifestacao', '=', idManifestacao)
    .execute();

export const listProrrogacoes = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('prorrogacao as p')
    .innerJoin('motivo_prorrogacao as m', 'm.id', 'p.id_motivo_prorrogacao')
    .selectAll('p')
    .select('m.descricao as motivo')
    .where('p.id_manifestacao', '=', idManifestacao)
    .execute();

export const listDescumprimentos = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('denuncia_descumprimento')
    .select(['id', 'registrada_em', 'texto', 'texto_cifrado'])
    .where('id_manifestacao', '=', idManifestacao)
    .execute();

/** The names of ids that only the integration or a denúncia uses. */
export const findNomesDoTeor = (
  db: Db,
  {
    idMunicipio,
    idOrgao,
    idServico,
    funcoes,
  }: { idMunicipio: number; idOrgao: number; idServico: number; funcoes: readonly number[] },
) =>
  db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('municipio as c')
        .innerJoin('uf as u', 'u.sigla', 'c.uf')
        .select(
          sql<{
            nome: string;
            uf: string;
            descUf: string;
          }>`jsonb_build_object('nome', c.nome, 'uf', c.uf, 'descUf', u.nome)`.as('municipio'),
        )
        .where('c.id', '=', idMunicipio)
        .as('municipio'),
      eb.selectFrom('orgao_siorg as g').select('g.nome').where('g.id', '=', idOrgao).as('orgao'),
      eb.selectFrom('servico_orgao as v').select('v.nome').where('v.id', '=', idServico).as('servico'),
      eb
        .selectFrom('funcao_envolvido as f')
        .select(
          sql<Record<string, string>>`coalesce(jsonb_object_agg(f.id::text, f.descricao), '{}')`.as('nomes'),
        )
        .where('f.id', 'in', funcoes.length > 0 ? [...funcoes] : [0])
        .as('funcoes'),
    ])
    .executeTakeFirstOrThrow();
export type NomesDoTeor = Awaited<ReturnType<typeof findNomesDoTeor>>;

/** What the account of the person who filed holds today; the case keeps only the contact. */
export const findCadastro = (db: Db, idUsuario: number) =>
  db
    .selectFrom('usuario as u')
    .leftJoin('usuario_perfil_cidadao as p', 'p.id_usuario', 'u.id')
    .select([
      'u.id_tipo_pessoa',
      'u.confiabilidade',
      'p.cep',
      'p.id_municipio',
      'p.logradouro',
      'p.numero',
      'p.complemento',
      'p.bairro',
      'p.id_genero',
      'p.id_faixa_etaria',
      'p.id_raca_cor',
      'p.id_profissao',
      'p.id_escolaridade',
    ])
    .where('u.id', '=', idUsuario)
    .executeTakeFirst();
export type CadastroRow = NonNullable<Awaited<ReturnType<typeof findCadastro>>>;

export interface IdsDaPessoa {
  readonly idPais: number | string;
  readonly idMunicipio: number;
  readonly idTipoDocumento: number;
  readonly idTipoPessoa: number;
  readonly idGenero: number;
  readonly idFaixaEtaria: number;
  readonly idRacaCor: number;
  readonly idProfissao: number;
  readonly idEscolaridade: number;
}

export const findNomesDaPessoa = (db: Db, ids: IdsDaPessoa) =>
  db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('pais')
        .select('pais.descricao')
        .where(sql<boolean>`pais.id::text = ${String(ids.idPais)}`)
        .as('pais'),
      eb
        .selectFrom('municipio as c')
        .innerJoin('uf as u', 'u.sigla', 'c.uf')
        .select(
          sql<{
            nome: string;
            uf: string;
            descUf: string;
          }>`jsonb_build_object('nome', c.nome, 'uf', c.uf, 'descUf', u.nome)`.as('municipio'),
        )
        .where('c.id', '=', ids.idMunicipio)
        .as('municipio'),
      eb
        .selectFrom('tipo_documento as d')
        .select('d.descricao')
        .where('d.id', '=', ids.idTipoDocumento)
        .as('documento'),
      eb
        .selectFrom('tipo_pessoa as t')
        .select('t.descricao')
        .where('t.id', '=', ids.idTipoPessoa)
        .as('pessoa'),
      eb.selectFrom('genero as g').select('g.descricao').where('g.id', '=', ids.idGenero).as('genero'),
      eb
        .selectFrom('faixa_etaria as f')
        .select('f.descricao')
        .where('f.id', '=', ids.idFaixaEtaria)
        .as('faixa'),
      eb.selectFrom('raca_cor as r').select('r.descricao').where('r.id', '=', ids.idRacaCor).as('raca'),
      eb
        .selectFrom('profissao as p')
        .select('p.descricao')
        .where('p.id', '=', ids.idProfissao)
        .as('profissao'),
      eb
        .selectFrom('escolaridade as e')
        .select('e.descricao')
        .where('e.id', '=', ids.idEscolaridade)
        .as('escolaridade'),
    ])
    .executeTakeFirstOrThrow();

export const findDepoisDoAto = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoin('situacao_manifestacao as s', 's.id', 'm.id_situacao')
    .select([
      'm.id',
      'm.id_situacao',
      's.descricao as situacao',
      's.descricao_acesso_informacao as situacao_acesso',
      'm.id_tipo_formulario',
      'm.prazo',
    ])
    .select((eb) =>
      eb
        .selectFrom('resposta as r')
        .select(sql<number>`max(r.id)`.as('id'))
        .whereRef('r.id_manifestacao', '=', 'm.id')
        .as('id_resposta'),
    )
    .where('m.id', '=', idManifestacao)
    .executeTakeFirstOrThrow();
