import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { visitorComChave } from './casos.ts';
import type { TestApp } from './test-app.ts';
import { entrarComo, Visitor } from './visitor.ts';

/**
 * Everybody who may deal with a request of the IFCE that the CGU decides or monitors: the columns
 * of the tables of acts.
 */
// biome-ignore format: read as a table.
export const pessoasDaDecisao = {
  publico:        { login: null,               perfil: Perfil.publico },
  /** Holds the request's access code and has no account. */
  codigo:         { login: null,               perfil: Perfil.publico },
  manifestante:   { login: 'maria.cidada',     perfil: Perfil.cidadao },
  outroCidadao:   { login: 'joao.cidadao',     perfil: Perfil.cidadao },
  administrador:  { login: 'admin',            perfil: Perfil.administrador },
  /** Appointed to decide appeals at the CGU. */
  autoridadeCgu:  { login: 'recursos.cgu',     perfil: Perfil.respondente },
  gestorCgu:      { login: 'gestor.cgu',       perfil: Perfil.gestor },
  respondenteCgu: { login: 'respondente.cgu',  perfil: Perfil.respondente },
  atendente:      { login: 'atendente.cgu',    perfil: Perfil.atendente },
  observador:     { login: 'observador.cgu',   perfil: Perfil.observador },
  cadastrador:    { login: 'cadastrador.cgu',  perfil: Perfil.cadastrador },
  colaborador:    { login: 'colaborador.cgu',  perfil: Perfil.colaborador },
  gestorIfce:     { login: 'gestor.ifce',      perfil: Perfil.gestor },
  respondeIfce:   { login: 'respondente.ifce', perfil: Perfil.respondente },
  /** Works at an office that has nothing to do with the request. */
  outroOrgao:     { login: 'cmri',             perfil: Perfil.respondente },
  sistema:        { login: 'ws.respondente',   perfil: Perfil.webServiceRespondente },
} as const satisfies Readonly<Record<string, { login: string | null; perfil: IdPerfil }>>;

export type PessoaDaDecisao = keyof typeof pessoasDaDecisao;
export const nomesDaDecisao = Object.keys(pessoasDaDecisao) as readonly PessoaDaDecisao[];

/** One browser for each; an access code opens one case, so its holder is new each time. */
export const visitantesDaDecisao = async (
  app: TestApp,
): Promise<(quem: PessoaDaDecisao, idManifestacao: number) => Promise<Visitor>> => {
  const visitantes = new Map<string, Visitor>();
  for (const [nome, { login }] of Object.entries(pessoasDaDecisao)) {
    visitantes.set(nome, login ? await entrarComo(app, login) : new Visitor(app));
  }
  return async (quem, idManifestacao) => {
    const visitor = visitantes.get(quem);
    if (!visitor) throw new Error(`Nobody is ${quem}`);
    return quem === 'codigo' ? visitorComChave(app, idManifestacao) : visitor;
  };
};

/** What an act must change, or leave alone: the version of the case and the lines of its history. */
export const rastroDoCaso = async ({ db }: TestApp, idManifestacao: number) => {
  const row = await db
    .selectFrom('manifestacao as m')
    .select((eb) => [
      'm.versao',
      eb
        .selectFrom('manifestacao_historico as h')
        .select((h) => h.fn.countAll<number>().as('linhas'))
        .whereRef('h.id_manifestacao', '=', 'm.id')
        .as('linhas'),
    ])
    .where('m.id', '=', idManifestacao)
    .executeTakeFirstOrThrow();
  return { versao: row.versao, linhas: row.linhas ?? 0 };
};
