import type { TestApp } from '#testing/test-app.ts';
import { Visitor } from '#testing/visitor.ts';

export const GERENCIAR = '/api/app-web/v1/usuarios/gerenciar';
export const EU = '/api/app-web/v1/usuarios/dadosautenticacao';

export const idDe = async ({ db }: TestApp, login: string): Promise<number> => {
  const { id } = await db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return id;
};

/** The person's profiles that were not ended. */
export const perfisDe = async ({ db }: TestApp, login: string) =>
  db
    .selectFrom('usuario_perfil_ouvidoria as p')
    .innerJoin('usuario as u', 'u.id', 'p.id_usuario')
    .select(['p.id', 'p.id_perfil', 'p.id_ouvidoria', 'p.validade'])
    .where('u.login', '=', login)
    .where('p.encerrado_em', 'is', null)
    .orderBy('p.id')
    .execute();

/** What the audit log says was done to a person, oldest first. */
export const auditoriaDe = async ({ db }: TestApp, idUsuario: number) =>
  db
    .selectFrom('auditoria')
    .select(['acao', 'id_ouvidoria', 'id_responsavel', 'informacoes'])
    .where('area', '=', 'usuario')
    .where('id_alvo', '=', idUsuario)
    .orderBy('id')
    .execute();

export const emailsPara = async (app: TestApp, para: string) => {
  await app.runJobs();
  const mails = (await new Visitor(app).get('/api/app-web/v1/caixa-de-saida')).json() as {
    para: string;
    assunto: string;
    texto: string;
  }[];
  return mails.filter((mail) => mail.para === para);
};

export const linkPara = async (app: TestApp, para: string): Promise<URL> => {
  const [mail] = await emailsPara(app, para);
  const link = mail?.texto.match(/http\S+/)?.[0];
  if (!link) throw new Error(`No link to ${para}`);
  return new URL(link);
};

/** Sets a password with the link from a mail, as the screen does. */
export const criarSenha = async (app: TestApp, link: URL, novaSenha: string): Promise<string> => {
  const url = link.searchParams.get('url') ?? '';
  const visitor = new Visitor(app);
  const { idUsuario, login } = (await visitor.get(`/api/app-web/v1/usuario?url=${url}`)).json();
  await visitor.post(`/api/app-web/v1/usuario/troca-senha?idUsuario=${idUsuario}&urlEsqueciSenha=${url}`, {
    novaSenha,
    confirmacaoNovaSenha: novaSenha,
  });
  return login;
};

/** A gestor confirms what waits for the person, as the screen does. */
export const confirmarPor = async (gestor: Visitor, idUsuario: number): Promise<void> => {
  const itens = (await gestor.get(`${GERENCIAR}/a-confirmar`)).json() as {
    idUsuario: number;
    idUsuarioPerfilOuvidoria: number;
  }[];
  for (const item of itens.filter((each) => each.idUsuario === idUsuario))
    await gestor.post(`${GERENCIAR}/a-confirmar/${item.idUsuarioPerfilOuvidoria}/confirmar`);
};

export const CONVITES = '/api/app-web/v1/usuarios/meus-convites';

interface ConviteLido {
  readonly idUsuarioPerfilOuvidoria: number;
  readonly descPerfil: string;
  readonly ouvidoria: string;
  readonly dadoPor: string;
}

export const convitesDe = async (pessoa: Visitor): Promise<ConviteLido[]> =>
  (await pessoa.get(CONVITES)).json();

/** The person accepts whatever waits for them, as the screen does. */
export const aceitarTudo = async (pessoa: Visitor): Promise<void> => {
  for (const { idUsuarioPerfilOuvidoria } of await convitesDe(pessoa))
    await pessoa.post(`${CONVITES}/${idUsuarioPerfilOuvidoria}/aceitar`);
};
