import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { CGU } from './casos.ts';
import type { TestApp } from './test-app.ts';
import { entrarComo, Visitor } from './visitor.ts';

/** Everybody who may deal with a case of the CGU: the columns of the tables of acts, in order. */
// biome-ignore format: read as a table.
export const pessoasDoCaso = {
  publico:       { login: null,              perfil: Perfil.publico },
  /** Holds the case's access code and has no account. */
  codigo:        { login: null,              perfil: Perfil.publico },
  /** Filed the case, when it was filed with an account. */
  manifestante:  { login: 'maria.cidada',    perfil: Perfil.cidadao },
  outroCidadao:  { login: 'joao.cidadao',    perfil: Perfil.cidadao },
  administrador: { login: 'admin',           perfil: Perfil.administrador },
  gestor:        { login: 'gestor.cgu',      perfil: Perfil.gestor },
  respondente:   { login: 'respondente.cgu', perfil: Perfil.respondente },
  atendente:     { login: 'atendente.cgu',   perfil: Perfil.atendente },
  observador:    { login: 'observador.cgu',  perfil: Perfil.observador },
  cadastrador:   { login: 'cadastrador.cgu', perfil: Perfil.cadastrador },
  colaborador:   { login: 'colaborador.cgu', perfil: Perfil.colaborador },
  outroOrgao:    { login: 'gestor.ifce',     perfil: Perfil.gestor },
  sistema:       { login: 'ws.respondente',  perfil: Perfil.webServiceRespondente },
} as const satisfies Readonly<Record<string, { login: string | null; perfil: IdPerfil }>>;

export type PessoaDoCaso = keyof typeof pessoasDoCaso;
export const nomesDasPessoas = Object.keys(pessoasDoCaso) as readonly PessoaDoCaso[];

/** An access code opens one case, so its holder is a new visitor each time. */
export type Visitantes = Readonly<Record<Exclude<PessoaDoCaso, 'codigo'>, Visitor>>;

export const entrarTodos = async (app: TestApp): Promise<Visitantes> => {
  const entries: [string, Visitor][] = [];
  for (const [nome, { login }] of Object.entries(pessoasDoCaso)) {
    if (nome !== 'codigo') entries.push([nome, login ? await entrarComo(app, login) : new Visitor(app)]);
  }
  return Object.fromEntries(entries) as Visitantes;
};

export const idDoLogin = async ({ db }: TestApp, login: string): Promise<number> => {
  const { id } = await db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return id;
};

/** A unit of the office in which everybody works who may be asked to contribute. */
export const criarUnidade = async (app: TestApp, sigla: string): Promise<number> => {
  const { id } = await app.db
    .insertInto('unidade')
    .values({ id_ouvidoria: CGU, nome: `Unidade ${sigla}`, sigla })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const login of ['admin', 'gestor.cgu', 'respondente.cgu', 'colaborador.cgu']) {
    await app.db
      .insertInto('unidade_pessoa')
      .values({ id_unidade: id, id_usuario: await idDoLogin(app, login) })
      .execute();
  }
  return id;
};
