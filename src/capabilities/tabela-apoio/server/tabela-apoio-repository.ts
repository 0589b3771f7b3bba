import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { Lugar } from '../domain/lugar.ts';

type Uniforme = { id: unknown; descricao: unknown; ordem: unknown; ativo: unknown };

/** The tables that have just these columns: id, descricao, ordem, ativo. */
export type TabelaUniforme = { [T in keyof DB]: DB[T] extends Uniforme ? T : never }[keyof DB];

export interface Opcao {
  readonly id: number;
  readonly descricao: string;
}

/** The active options, in the order the screens show them. */
export const listOpcoes = (db: Db, tabela: TabelaUniforme): Promise<Opcao[]> =>
  db
    // The cast is only for the types: any table of this shape will do, as only the shared columns
    // are read.
    .selectFrom(tabela as 'modo_resposta')
    .select(['id', 'descricao'])
    .where('ativo', '=', true)
    .orderBy('ordem')
    .execute();

export const listTiposManifestacao = (db: Db) =>
  db
    .selectFrom('tipo_manifestacao')
    .select(['id', 'descricao', 'id_tipo_formulario'])
    .where('ativo', '=', true)
    .orderBy('ordem')
    .execute();

export const listSubtiposFormulario = (db: Db) =>
  db
    .selectFrom('subtipo_formulario')
    .select(['id', 'descricao', 'id_tipo_formulario'])
    .where('ativo', '=', true)
    .orderBy('ordem')
    .execute();

export const listCodigosDecisao = (db: Db) =>
  db
    .selectFrom('codigo_decisao')
    .select(['id', 'descricao', 'id_tipo_formulario'])
    .where('ativo', '=', true)
    .orderBy('ordem')
    .execute();

export const listEspecificacoesDecisao = (db: Db) =>
  db
    .selectFrom('especificacao_decisao')
    .select(['id', 'descricao', 'id_codigo_decisao'])
    .where('ativo', '=', true)
    .orderBy('ordem')
    .execute();

export const listAssuntos = (db: Db) =>
  db
    .selectFrom('assunto')
    .select(['id', 'descricao', 'area'])
    .where('ativo', '=', true)
    .orderBy('ordem')
    .orderBy('id')
    .execute();

export const listTiposManifestacaoPorResposta = (db: Db) =>
  db
    .selectFrom('tipo_resposta_tipo_manifestacao')
    .select(['id_tipo_resposta as id', 'id_tipo_manifestacao as alvo'])
    .execute();

export const listFormulariosPorMotivoProrrogacao = (db: Db) =>
  db
    .selectFrom('motivo_prorrogacao_tipo_formulario')
    .select(['id_motivo_prorrogacao as id', 'id_tipo_formulario as alvo'])
    .execute();

export const listTiposManifestacaoPorMotivoDemanda = (db: Db) =>
  db
    .selectFrom('motivo_demanda_resolvida_tipo_manifestacao')
    .select(['id_motivo_demanda_resolvida as id', 'id_tipo_manifestacao as alvo'])
    .execute();

export const listTiposRespostaPorEspecificacaoRecurso = (db: Db) =>
  db
    .selectFrom('especificacao_resposta_recurso_tipo_resposta_recurso')
    .select(['id_especificacao_resposta_recurso as id', 'id_tipo_resposta_recurso as alvo'])
    .orderBy('id_tipo_resposta_recurso')
    .execute();

export const listItensInterface = (db: Db) =>
  db
    .selectFrom('item_interface_perfil')
    .select(['id_item_interface', 'id_perfil'])
    .where('ativo', '=', true)
    .orderBy('id_item_interface')
    .orderBy('id_perfil')
    .execute();

export const listUfs = (db: Db) =>
  db.selectFrom('uf').select(['sigla', 'nome']).orderBy(sql`sem_acento(nome)`).execute();

export const listMunicipios = (db: Db) =>
  db
    .selectFrom('municipio')
    .innerJoin('uf', 'uf.sigla', 'municipio.uf')
    .select(['municipio.id', 'municipio.nome', 'uf.sigla as uf', 'uf.nome as nome_uf'])
    .orderBy(sql`sem_acento(municipio.nome)`)
    .orderBy('municipio.id')
    .execute();

/** Only cities that the name or number can mean: one place must not read the whole country. */
export const listMunicipiosPossiveis = (db: Db, uf: string | null, id: number | null) => {
  let query = db.selectFrom('municipio').select(['id', 'nome', 'uf']);
  if (uf) query = query.where('uf', '=', uf);
  if (id !== null) query = query.where('id', '=', id);
  return query.execute();
};

/** The forms that at least one active office of the place offers. */
export const listFormulariosOferecidos = async (db: Db, lugar: Lugar): Promise<number[]> => {
  let query = db
    .selectFrom('ouvidoria_formulario')
    .innerJoin('ouvidoria', 'ouvidoria.id', 'ouvidoria_formulario.id_ouvidoria')
    .select('ouvidoria_formulario.id_tipo_formulario')
    .distinct()
    .where('ouvidoria.inativada_em', 'is', null)
    .where('ouvidoria.id_esfera', '=', lugar.idEsfera)
    .orderBy('ouvidoria_formulario.id_tipo_formulario');
  if (lugar.uf) query = query.where('ouvidoria.uf', '=', lugar.uf);
  if (lugar.idMunicipio) query = query.where('ouvidoria.id_municipio', '=', lugar.idMunicipio);
  const rows = await query.execute();
  return rows.map((row) => row.id_tipo_formulario);
};
