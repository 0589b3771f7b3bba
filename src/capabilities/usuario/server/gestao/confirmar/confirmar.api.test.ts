import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import {
  auditoriaDe,
  criarSenha,
  emailsPara,
  GERENCIAR,
  idDe,
  linkPara,
  perfisDe,
} from '../testing-gestao.ts';

const CGU = 6;
const IFCE = 65;
/** An office with one gestor. */
const FORTALEZA = 2001;
const A_CONFIRMAR = `${GERENCIAR}/a-confirmar`;
const ALERTAS = '/api/app-web/v1/alertas';

interface Item {
  idUsuarioPerfilOuvidoria: number;
  idUsuario: number;
  nome: string;
  dadoPor: string;
  impedimento: string | null;
  isDocumentoProvado: boolean;
  cpfMascarado: string | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

let numero = 0;
const convidar = async (login: string, idOuvidoria: number, idPerfil: number, mais: object = {}) => {
  numero += 1;
  const email = `nova${numero}@escuta.invalid`;
  const corpo = {
    nome: `Nova Pessoa ${numero}`,
    email,
    perfis: [{ idOuvidoria, idPerfil }],
    validade: null,
    ...mais,
  };
  const response = await (await entrarComo(app, login)).post(`${GERENCIAR}/convidar`, corpo);
  expect(response.statusCode, response.body).toBe(200);
  return { email, idUsuario: response.json().idUsuario as number };
};
const oQueEspera = async (login: string): Promise<Item[]> =>
  (await (await entrarComo(app, login)).get(A_CONFIRMAR)).json();
const itemDe = async (login: string, idUsuario: number): Promise<Item | undefined> =>
  (await oQueEspera(login)).find((item) => item.idUsuario === idUsuario);
const decidir = async (login: string, id: number, ato: 'confirmar' | 'recusar', motivo?: string) =>
  (await entrarComo(app, login)).post(`${A_CONFIRMAR}/${id}/${ato}`, motivo ? { motivo } : undefined);
const idDoPerfil = async (email: string): Promise<number> => (await perfisDe(app, email))[0]?.id ?? 0;
const ativar = async (email: string): Promise<Visitor> => {
  const login = await criarSenha(app, await linkPara(app, email), 'Minha@2026');
  const visitor = new Visitor(app);
  expect((await visitor.login(login, 'Minha@2026')).statusCode).toBe(200);
  return visitor;
};
const perfilAtual = async (visitor: Visitor): Promise<number> =>
  (await visitor.get('/api/app-web/v1/usuarios/dadosautenticacao')).json().perfilAtual.idPerfil;
const alertasDe = async (login: string): Promise<string[]> => {
  const { itens } = (await (await entrarComo(app, login)).get(ALERTAS)).json() as {
    itens: { tipo: string }[];
  };
  return itens.map(({ tipo }) => tipo);
};

describe('Decreto 10.153/2019, art. 6: a profile that reads denúncias', () => {
  it.each([
    Perfil.gestor,
    Perfil.respondente,
    Perfil.atendente,
    Perfil.observador,
    Perfil.colaborador,
    Perfil.administrador,
  ])('given by the administrador, profile %i waits', async (idPerfil) => {
    const { email, idUsuario } = await convidar('admin', CGU, idPerfil);
    expect(await itemDe('gestor.cgu', idUsuario)).toMatchObject({ impedimento: null });
    expect(await perfilAtual(await ativar(email))).toBe(Perfil.cidadao);
  });

  it('waits from a cadastrador too; one that reads no cases counts at once', async () => {
    const respondente = await convidar('cadastrador.cgu', CGU, Perfil.respondente);
    expect(await itemDe('gestor.cgu', respondente.idUsuario)).toBeDefined();
    const cadastrador = await convidar('cadastrador.cgu', CGU, Perfil.cadastrador);
    expect(await itemDe('gestor.cgu', cadastrador.idUsuario)).toBeUndefined();
    expect(await perfilAtual(await ativar(cadastrador.email))).toBe(Perfil.cadastrador);
  });

  it('counts at once when a gestor of that office gives it, but for a gestor', async () => {
    const { email, idUsuario } = await convidar('gestor.cgu', CGU, Perfil.respondente);
    expect(await itemDe('gestor.cgu', idUsuario)).toBeUndefined();
    expect(await perfilAtual(await ativar(email))).toBe(Perfil.respondente);
  });

  it('lets the person sign in, says that it waits, and shows nothing of the office until confirmed', async () => {
    const { email } = await convidar('cadastrador.cgu', CGU, Perfil.respondente, { cpf: '111.444.777-35' });
    const [convite] = await emailsPara(app, email);
    expect(convite?.texto).toContain('quando um gestor o confirmar');
    const visitor = await ativar(email);
    const meus = (await visitor.get('/api/app-web/v1/usuarios/meus-perfis-a-confirmar')).json();
    expect(meus).toEqual([expect.objectContaining({ descPerfil: 'Respondente', ouvidoria: 'CGU' })]);
    expect((await visitor.get('/api/app-web/v1/tratamento/manifestacoes')).statusCode).toBe(403);
    const colegas = (
      await (await entrarComo(app, 'gestor.cgu')).get(`${GERENCIAR}/quem-recebe?idOuvidoria=${CGU}`)
    ).json();
    expect(JSON.stringify(colegas)).not.toContain(`Nova Pessoa ${numero}`);
    expect((await decidir('gestor.cgu', await idDoPerfil(email), 'confirmar')).statusCode).toBe(200);
    expect(await perfilAtual(visitor)).toBe(Perfil.respondente);
    expect((await visitor.get('/api/app-web/v1/usuarios/meus-perfis-a-confirmar')).json()).toEqual([]);
    expect((await emailsPara(app, email))[0]?.texto).toContain(
      'Seu perfil Respondente em CGU foi confirmado',
    );
  });

  it('given again after it was over waits again; in force, a later last day needs nobody', async () => {
    const { email, idUsuario } = await convidar('gestor.cgu', CGU, Perfil.respondente, {
      validade: '2027-12-31',
    });
    const visitor = await ativar(email);
    const id = await idDoPerfil(email);
    const mudar = async (validade: string | null) =>
      (await entrarComo(app, 'admin')).send({
        method: 'PUT',
        url: `${GERENCIAR}/${idUsuario}/perfis/${id}`,
        payload: { validade, vista: (await perfisDe(app, email))[0]?.validade ?? null },
      });
    expect((await mudar('2028-06-30')).statusCode).toBe(200);
    expect(await itemDe('gestor.cgu', idUsuario)).toBeUndefined();
    await sql`update usuario_perfil_ouvidoria set validade = '2020-01-01' where id = ${id}`.execute(app.db);
    expect((await mudar(null)).statusCode).toBe(200);
    expect(await itemDe('gestor.cgu', idUsuario)).toMatchObject({ impedimento: null });
    expect(await perfilAtual(visitor)).toBe(Perfil.cidadao);
  });
});

describe('who confirms', () => {
  it('neither who gave it, nor the administrador, nor another office', async () => {
    const { email, idUsuario } = await convidar('admin', CGU, Perfil.respondente);
    const id = await idDoPerfil(email);
    expect((await itemDe('admin', idUsuario))?.impedimento).toBe(
      'Quem confirma ou recusa é um gestor do órgão.',
    );
    for (const login of ['admin', 'cadastrador.cgu'])
      expect((await decidir(login, id, 'confirmar')).json().code, login).toBe('usuario.confirma-o-gestor');
    expect(await itemDe('gestor.ifce', idUsuario)).toBeUndefined();
    expect((await decidir('gestor.ifce', id, 'confirmar')).statusCode).toBe(404);
    expect((await decidir('respondente.cgu', id, 'confirmar')).statusCode).toBe(403);
    expect((await decidir('gestor.cgu', id, 'confirmar')).statusCode).toBe(200);
    expect((await decidir('gestor.cgu', id, 'confirmar')).json().code).toBe('usuario.nada-a-confirmar');
  });

  it('a refusal has a reason, ends the profile and stands in the history and the audit log', async () => {
    const { email, idUsuario } = await convidar('cadastrador.cgu', CGU, Perfil.observador);
    const id = await idDoPerfil(email);
    expect((await decidir('gestor.cgu', id, 'recusar')).statusCode).toBe(400);
    expect((await decidir('gestor.cgu', id, 'recusar', 'Não trabalha aqui.')).statusCode).toBe(200);
    expect(await perfisDe(app, email)).toEqual([]);
    const atos = await auditoriaDe(app, idUsuario);
    expect(atos.map(({ acao, id_ouvidoria }) => [acao, id_ouvidoria])).toEqual([
      ['Convite', CGU],
      ['Perfil dado, a confirmar', CGU],
      ['Perfil recusado', CGU],
    ]);
    expect(atos.at(-1)?.informacoes).toMatchObject({ depois: { motivo: 'Não trabalha aqui.' } });
    expect(atos.at(-1)?.id_responsavel).toBe(await idDe(app, 'gestor.cgu'));
    const historico = await app.db
      .selectFrom('usuario_historico')
      .select('acao')
      .where('id_usuario', '=', idUsuario)
      .orderBy('id')
      .execute();
    expect(historico.map(({ acao }) => acao)).toEqual(atos.map(({ acao }) => acao));
    const [mail] = await emailsPara(app, 'cadastrador.cgu@escuta.invalid');
    expect(mail?.texto).toContain('foi recusado. Motivo: Não trabalha aqui.');
  });

  it('of an office without a gestor, the first one too, the controlling body does', async () => {
    await sql`update usuario set bloqueado_em = ${app.clock.now()} where login = 'gestor.ifce'`.execute(
      app.db,
    );
    const { email, idUsuario } = await convidar('admin', IFCE, Perfil.gestor);
    const visitor = await ativar(email);
    expect((await itemDe('admin', idUsuario))?.impedimento).toContain('O órgão não tem outro gestor.');
    expect(await alertasDe('gestor.cgu')).toContain('perfil-a-confirmar');
    expect((await decidir('gestor.cgu', await idDoPerfil(email), 'confirmar')).statusCode).toBe(200);
    expect(await perfilAtual(visitor)).toBe(Perfil.gestor);
    const outra = await convidar('admin', IFCE, Perfil.respondente);
    expect(await itemDe('gestor.cgu', outra.idUsuario)).toBeUndefined();
    await sql`update usuario set bloqueado_em = null where login = 'gestor.ifce'`.execute(app.db);
  });

  it('a gestor given by a gestor: another of that office, never who gave it', async () => {
    const { email, idUsuario } = await convidar('gestor.cgu', CGU, Perfil.gestor);
    const visitor = await ativar(email);
    expect(await perfilAtual(visitor)).toBe(Perfil.cidadao);
    expect((await itemDe('gestor.cgu', idUsuario))?.impedimento).toBe(
      'Você deu este perfil: quem o confirma ou recusa é outro gestor do órgão.',
    );
    const id = await idDoPerfil(email);
    expect((await decidir('gestor.cgu', id, 'confirmar')).json().code).toBe('usuario.quem-deu-nao-confirma');
    expect((await decidir('duplo', id, 'confirmar')).statusCode).toBe(200);
    expect(await perfilAtual(visitor)).toBe(Perfil.gestor);
  });

  it('a gestor given by the only gestor of an office: the controlling body, which is told', async () => {
    const { email, idUsuario } = await convidar('gestor.fortaleza', FORTALEZA, Perfil.gestor);
    const visitor = await ativar(email);
    expect((await itemDe('gestor.fortaleza', idUsuario))?.impedimento).toContain(
      'um gestor do órgão que acompanha os demais',
    );
    const id = await idDoPerfil(email);
    expect((await decidir('gestor.fortaleza', id, 'confirmar')).json().code).toBe(
      'usuario.confirma-o-controlador',
    );
    expect((await emailsPara(app, 'gestor.cgu@escuta.invalid'))[0]?.texto).toContain(
      'Gestor na OGM-Fortaleza',
    );
    expect(await itemDe('gestor.cgu', idUsuario)).toMatchObject({ impedimento: null });
    expect((await decidir('gestor.cgu', id, 'recusar', 'O órgão não a conhece.')).statusCode).toBe(200);
    expect(await perfilAtual(visitor)).toBe(Perfil.cidadao);
  });

  it('a gestor given by the only gestor of the controlling body: an administrador', async () => {
    const bloquear = (quando: Date | null) =>
      sql`update usuario u set bloqueado_em = ${quando} from usuario_perfil_ouvidoria p
        where p.id_usuario = u.id and p.id_ouvidoria = ${CGU} and p.id_perfil = ${Perfil.gestor}
          and u.login <> 'gestor.cgu'`.execute(app.db);
    await bloquear(app.clock.now());
    const { email, idUsuario } = await convidar('gestor.cgu', CGU, Perfil.gestor);
    expect((await itemDe('gestor.cgu', idUsuario))?.impedimento).toContain('é outro administrador');
    expect((await decidir('admin', await idDoPerfil(email), 'confirmar')).statusCode).toBe(200);
    await bloquear(null);
  });

  it('no profile twice while it waits', async () => {
    const { idUsuario } = await convidar('admin', CGU, Perfil.respondente);
    const perfil = { idOuvidoria: CGU, idPerfil: Perfil.respondente, validade: null };
    const response = await (await entrarComo(app, 'gestor.cgu')).post(
      `${GERENCIAR}/${idUsuario}/perfis`,
      perfil,
    );
    expect(response.json().code).toBe('usuario.perfil-a-confirmar');
  });
});

describe('every gestor is told of new people and profiles', () => {
  it('by mail and by the bell, without the name; not who did it, and also of profiles that read nothing', async () => {
    const segundo = await convidar('gestor.cgu', CGU, Perfil.gestor);
    await ativar(segundo.email);
    expect((await decidir('duplo', await idDoPerfil(segundo.email), 'confirmar')).statusCode).toBe(200);
    const antes = (await emailsPara(app, segundo.email)).length;
    await convidar('gestor.cgu', CGU, Perfil.cadastrador);
    const mails = await emailsPara(app, segundo.email);
    expect(mails.length).toBe(antes + 1);
    expect(mails[0]?.texto).toContain('Uma pessoa recebeu o perfil Cadastrador na CGU');
    expect(mails[0]?.texto).not.toContain('Nova Pessoa');
    const doPrimeiro = await alertasDe('gestor.cgu');
    const espera = await convidar('cadastrador.cgu', CGU, Perfil.respondente);
    expect((await emailsPara(app, segundo.email))[0]?.assunto).toBe(
      'Um perfil que lê denúncias espera a sua confirmação',
    );
    expect((await emailsPara(app, 'gestor.cgu@escuta.invalid'))[0]?.texto).toContain(
      '/usuario/gerenciar/a-confirmar',
    );
    expect((await alertasDe('gestor.cgu')).length).toBe(doPrimeiro.length + 1);
    await decidir('gestor.cgu', await idDoPerfil(espera.email), 'confirmar');
    expect((await emailsPara(app, segundo.email))[0]?.texto).toContain(
      'teve confirmado o perfil Respondente',
    );
  });
});

describe('a profile that reads denúncias, where no other gestor is there to be told', () => {
  it('is told to the gestores of the controlling body, by mail and by the bell, without the name', async () => {
    const antes = (await alertasDe('gestor.cgu')).filter((tipo) => tipo === 'perfil-novo-em-outro-orgao');
    await convidar('gestor.fortaleza', FORTALEZA, Perfil.cadastrador);
    const { email } = await convidar('gestor.fortaleza', FORTALEZA, Perfil.respondente);
    const depois = (await alertasDe('gestor.cgu')).filter((tipo) => tipo === 'perfil-novo-em-outro-orgao');
    expect(depois.length).toBe(antes.length + 1);
    const [mail] = await emailsPara(app, 'gestor.cgu@escuta.invalid');
    expect(mail?.texto).toContain('Uma pessoa recebeu o perfil Respondente na OGM-Fortaleza');
    expect(mail?.texto).not.toContain('Nova Pessoa');
    expect(await perfilAtual(await ativar(email))).toBe(Perfil.respondente);
  });
});

describe('a typed document', () => {
  it('is marked until the sign-on proves it', async () => {
    const { idUsuario } = await convidar('admin', CGU, Perfil.respondente, { cpf: '529.982.247-25' });
    expect(await itemDe('gestor.cgu', idUsuario)).toMatchObject({
      cpfMascarado: '***.982.247-**',
      isDocumentoProvado: false,
    });
    const gestor = await entrarComo(app, 'gestor.cgu');
    expect((await gestor.get(`${GERENCIAR}/${idUsuario}`)).json().isDocumentoProvado).toBe(false);
    const provado = await gestor.get(`${GERENCIAR}/${await idDe(app, 'respondente.cgu')}`);
    expect(provado.json().isDocumentoProvado).toBe(true);
  });
});
