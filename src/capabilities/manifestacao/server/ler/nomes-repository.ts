import type { Db } from '#server/db/database.ts';
import { emMemoria } from '#server/db/memoria/memoria.ts';
import type { Teor } from '../../domain/registrar/teor.ts';
import type { CasoRow } from '../manifestacao-repository.ts';

const TABELAS = [
  'tipo_manifestacao',
  'tipo_formulario',
  'canal_entrada',
  'tipo_identificacao',
  'subtipo_formulario',
  'modo_resposta',
  'funcao_envolvido',
] as const;
type Tabela = (typeof TABELAS)[number];

const porId = <R extends { readonly id: number }>(rows: readonly R[]): ReadonlyMap<number, R> =>
  new Map(rows.map((row) => [row.id, row]));

const descricoesDe = async (db: Db, tabela: Tabela) =>
  porId(await db.selectFrom(tabela).select(['id', 'descricao']).execute());

const todas = emMemoria([...TABELAS, 'situacao_manifestacao'], async (db, _: 'todas') => {
  const [tipos, formularios, canais, identificacoes, subtipos, modos, funcoes, situacoes] = await Promise.all(
    [
      descricoesDe(db, 'tipo_manifestacao'),
      descricoesDe(db, 'tipo_formulario'),
      descricoesDe(db, 'canal_entrada'),
      descricoesDe(db, 'tipo_identificacao'),
      descricoesDe(db, 'subtipo_formulario'),
      descricoesDe(db, 'modo_resposta'),
      descricoesDe(db, 'funcao_envolvido'),
      db
        .selectFrom('situacao_manifestacao')
        .select(['id', 'descricao', 'descricao_acesso_informacao'])
        .execute()
        .then(porId),
    ],
  );
  return { tipos, formularios, canais, identificacoes, subtipos, modos, funcoes, situacoes };
});

/** The short look-ups that name what a case says by number: the same for every case. */
export const lerTabelas = (db: Db) => todas(db, 'todas');
type TabelasLidas = Awaited<ReturnType<typeof lerTabelas>>;

const assuntoDe = emMemoria(['assunto'], async (db, id: number) => {
  const row = await db.selectFrom('assunto').select('descricao').where('id', '=', id).executeTakeFirst();
  return row?.descricao ?? null;
});

const municipioDe = emMemoria(['municipio'], async (db, id: number) => {
  const row = await db.selectFrom('municipio').select(['nome', 'uf']).where('id', '=', id).executeTakeFirst();
  return row ? `${row.nome}/${row.uf}` : null;
});

type ComDescricao = ReadonlyMap<number, { readonly descricao: string }>;

const descricao = (tabela: ComDescricao, id: number | null): string | null =>
  id === null ? null : (tabela.get(id)?.descricao ?? null);

/** For a column that always refers to a row. */
const linha = <R>(tabela: ReadonlyMap<number, R>, id: number): R => {
  const achada = tabela.get(id);
  if (!achada) throw new Error(`A case refers to ${id}, which its table does not have`);
  return achada;
};
const nome = (tabela: ComDescricao, id: number): string => linha(tabela, id).descricao;

type Numeros = Pick<
  CasoRow,
  | 'id_tipo'
  | 'id_tipo_formulario'
  | 'id_situacao'
  | 'id_canal_entrada'
  | 'id_tipo_identificacao'
  | 'id_subtipo_formulario'
  | 'id_modo_resposta'
  | 'id_assunto'
>;

/** What the numbers of a case are called. */
export const nomesDoCaso = async (db: Db, tabelas: TabelasLidas, row: Numeros) => ({
  id_tipo_formulario: row.id_tipo_formulario,
  desc_tipo: nome(tabelas.tipos, row.id_tipo),
  desc_formulario: nome(tabelas.formularios, row.id_tipo_formulario),
  desc_situacao: nome(tabelas.situacoes, row.id_situacao),
  desc_situacao_acesso: linha(tabelas.situacoes, row.id_situacao).descricao_acesso_informacao,
  canal: nome(tabelas.canais, row.id_canal_entrada),
  desc_identificacao: nome(tabelas.identificacoes, row.id_tipo_identificacao),
  subtipo: descricao(tabelas.subtipos, row.id_subtipo_formulario),
  modo_resposta: descricao(tabelas.modos, row.id_modo_resposta),
  assunto: row.id_assunto === null ? null : await assuntoDe(db, row.id_assunto),
});
export type NomesDoCaso = Awaited<ReturnType<typeof nomesDoCaso>>;

/** Names of the city and of the functions mentioned in a denúncia. */
export const nomesDoTeor = async (db: Db, tabelas: TabelasLidas, { local }: Pick<Teor, 'local'>) => ({
  municipio: local?.idMunicipio ? await municipioDe(db, local.idMunicipio) : null,
  funcao: (idFuncao: number): string | null => descricao(tabelas.funcoes, idFuncao),
});
export type NomesDoTeor = Awaited<ReturnType<typeof nomesDoTeor>>;
