import pg from 'pg';
import { formularioDoCaso, TipoManifestacao } from '../../src/kernel/enumeracoes.ts';
import { criarCaso } from '../../src/testing/casos.ts';
import type { Escrita } from '../../src/testing/test-app.ts';
import type { Gravador } from './gravador.ts';

/** Of every account of the demonstration, and so of those of the measure. */
export const SENHA = 'Demo@2026';
const CGU = 6;
const QUANTOS_CASOS = 200;
const AO_MESMO_TEMPO = 8;
const UMA_HORA = 3_600_000;

/** What the works need to know of the database they run on. */
export interface Cena {
  readonly casosDaEquipe: readonly number[];
  readonly casosDaPessoa: readonly number[];
  readonly orgaos: readonly number[];
  /** Answered cases, in turn of each of the people of the measure: rated once, appealed against once. */
  readonly aAvaliar: readonly number[];
  readonly aRecorrer: readonly number[];
}

const em = <T>(itens: readonly T[], n: number): T => {
  const item = itens.at(n);
  if (item === undefined) throw new Error('O banco da medida não tem o caso que este trabalho pede');
  return item;
};

/** Over and over the same, in turn. */
export const escolher = <T>(itens: readonly T[], vez: number): T => em(itens, vez % itens.length);

/** Each only once: what comes before the measure is taken from the end. */
export const umaVez = <T>(itens: readonly T[], vez: number): T => em(itens, vez);

/** Accounts like a citizen's of the demonstration, under other names. */
export const criarPessoas = async (pool: pg.Pool, logins: readonly string[]): Promise<void> => {
  await pool.query(
    `insert into usuario (login, nome, email, senha_hash, id_tipo_documento, numero_documento, ativado_em, criado_em)
     select novo.login, u.nome, u.email, u.senha_hash, u.id_tipo_documento, u.numero_documento, u.ativado_em, u.criado_em
     from usuario u, unnest($1::text[]) as novo (login) where u.login = 'maria.cidada'`,
    [logins],
  );
  await pool.query(
    `insert into usuario_perfil_ouvidoria (id_usuario, id_perfil, id_ouvidoria, criado_em)
     select n.id, p.id_perfil, p.id_ouvidoria, p.criado_em from usuario u
     join usuario_perfil_ouvidoria p on p.id_usuario = u.id, usuario n
     where u.login = 'maria.cidada' and n.login = any ($1)`,
    [logins],
  );
};

const responder = async (
  escrita: Escrita,
  logins: readonly string[],
  quantos: number,
  tipo: Parameters<typeof criarCaso>[1] & object,
): Promise<number[]> => {
  const em = new Date(Date.now() - UMA_HORA).toISOString();
  const criar = async (n: number): Promise<number> => {
    const caso = await criarCaso(escrita, {
      login: logins[n % logins.length] ?? null,
      registradaEm: em,
      resposta: { texto: 'Fomos ao posto e conferimos o que foi contado.', em },
      ...tipo,
    });
    return caso.id;
  };
  const ids: number[] = [];
  for (let n = 0; n < quantos; n += AO_MESMO_TEMPO)
    ids.push(...(await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, (_, k) => criar(n + k)))));
  return ids;
};

/** Reads what there is, and writes what is missing. */
export const prepararCena = async (
  url: string,
  gravador: Gravador,
  logins: readonly string[],
  quantos: number,
): Promise<Cena> => {
  const { escrita } = gravador;
  await gravador.fazerTrabalhosDoInicio();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const ids = async (sql: string, ...valores: unknown[]): Promise<number[]> =>
    (await pool.query<{ id: number }>(sql, valores)).rows.map(({ id }) => Number(id));
  try {
    await criarPessoas(pool, logins);
    return {
      casosDaEquipe: await ids(
        'select id from manifestacao where id_ouvidoria = $1 and id_tipo = 2 order by id desc limit $2',
        CGU,
        QUANTOS_CASOS,
      ),
      casosDaPessoa: await ids(
        `select p.id_manifestacao as id from manifestante p join usuario u on u.id = p.id_usuario
          where u.login = 'maria.cidada' order by 1 limit 20`,
      ),
      orgaos: await ids(
        `select o.id from ouvidoria o join ouvidoria_formulario f on f.id_ouvidoria = o.id
          where o.inativada_em is null and o.id_esfera = 1 and f.id_tipo_formulario = $1 order by o.id limit 50`,
        formularioDoCaso(TipoManifestacao.reclamacao),
      ),
      aAvaliar: await responder(escrita, logins, quantos, { tipo: TipoManifestacao.reclamacao }),
      aRecorrer: await responder(escrita, logins, quantos, { tipo: TipoManifestacao.acessoAInformacao }),
    };
  } finally {
    await pool.end();
  }
};
