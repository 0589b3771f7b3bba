import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { days } from '#server/clock.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, SENHA, Visitor } from '#testing/visitor.ts';
import {
  aceitarTudo,
  auditoriaDe,
  confirmarPor,
  EU,
  emailsPara,
  GERENCIAR,
  idDe,
  perfisDe,
} from './testing-gestao.ts';

const CGU = 6;
const IFCE = 65;
const NINGUEM = 2_000_000_000;

let app: TestApp;
let admin: Visitor;
let gestor: Visitor;
let cadastrador: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  admin = await entrarComo(app, 'admin');
  gestor = await entrarComo(app, 'gestor.cgu');
  cadastrador = await entrarComo(app, 'cadastrador.cgu');
});
afterAll(() => app.close());

const listar = async (visitor: Visitor, corpo: object = {}): Promise<string[]> => {
  const response = await visitor.post(GERENCIAR, { porPagina: 100, ...corpo });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().itens.map(({ login }: { login: string }) => login);
};
const dar = async (visitor: Visitor, login: string, idPerfil: number, mais: object = {}) =>
  visitor.post(`${GERENCIAR}/${await idDe(app, login)}/perfis`, {
    idOuvidoria: CGU,
    idPerfil,
    validade: null,
    ...mais,
  });
const naPessoa = async (visitor: Visitor, login: string, ato: string, corpo?: Record<string, unknown>) =>
  visitor.post(`${GERENCIAR}/${await idDe(app, login)}/${ato}`, corpo);

describe('the list', () => {
  it('has no citizen, and an office has only its own people and profiles', async () => {
    const todos = await listar(admin);
    expect(todos).not.toContain('maria.cidada');
    expect(todos).toEqual(expect.arrayContaining(['gestor.cgu', 'gestor.ifce', 'duplo']));
    const daCgu = await listar(gestor);
    expect(daCgu).not.toContain('gestor.ifce');
    const { itens } = (await gestor.post(GERENCIAR, { busca: 'daniela' })).json();
    expect(itens[0].perfis.map(({ ouvidoria }: { ouvidoria: string }) => ouvidoria)).toEqual(['CGU']);
  });

  it('searches name and login without accents, the e-mail whole, and takes signs for signs', async () => {
    expect(await listar(gestor, { busca: 'olivia' })).toEqual(['observador.cgu']);
    expect(await listar(gestor, { busca: 'ANTONIO CAR' })).toEqual(['atendente.cgu']);
    expect(await listar(gestor, { busca: 'Colaborador.CGU@escuta.invalid' })).toEqual(['colaborador.cgu']);
    expect(await listar(gestor, { busca: 'colaborador.cgu@escuta' })).toEqual([]);
    expect(await listar(gestor, { busca: '%' })).toEqual([]);
  });

  it('filters by profile and, for the administrador, by office; another office does not exist', async () => {
    expect(await listar(gestor, { idPerfil: Perfil.cadastrador })).toEqual(['cadastrador.cgu']);
    expect(await listar(admin, { idOuvidoria: IFCE, idPerfil: Perfil.gestor })).toEqual(['gestor.ifce']);
    expect((await gestor.post(GERENCIAR, { idOuvidoria: IFCE })).statusCode).toBe(404);
  });

  it('pages by name without losing or repeating anybody', async () => {
    const todos = await listar(admin);
    const vistos: string[] = [];
    let cursor: string | undefined;
    do {
      const pagina: { itens: { login: string }[]; proximoCursor: string | null } = (
        await admin.post(GERENCIAR, { porPagina: 10, cursor })
      ).json();
      vistos.push(...pagina.itens.map(({ login }) => login));
      cursor = pagina.proximoCursor ?? undefined;
    } while (cursor);
    expect(vistos).toEqual(todos);
    expect((await admin.post(GERENCIAR, { cursor: 'xx' })).json().code).toBe('lista.cursor-invalido');
  });

  it('knows who has not come in for 90 days and whose profile is over', async () => {
    await app.db.updateTable('usuario').set({ ultimo_acesso_em: app.clock.now() }).execute();
    const antes = new Date(app.clock.now().getTime() - days(91));
    await app.db
      .updateTable('usuario')
      .set({ ultimo_acesso_em: antes })
      .where('login', '=', 'atendente.cgu')
      .execute();
    expect(await listar(gestor, { situacao: 'sem-acesso' })).toEqual(['atendente.cgu']);
    const [perfil] = await perfisDe(app, 'colaborador.cgu');
    await app.db
      .updateTable('usuario_perfil_ouvidoria')
      .set({ validade: '2020-01-01' })
      .where('id', '=', perfil?.id ?? 0)
      .execute();
    expect(await listar(gestor, { situacao: 'perfil-vencido' })).toEqual(['colaborador.cgu']);
    await app.db
      .updateTable('usuario_perfil_ouvidoria')
      .set({ validade: null })
      .where('id', '=', perfil?.id ?? 0)
      .execute();
  });

  it.each(['respondente.cgu', 'atendente.cgu', 'observador.cgu', 'colaborador.cgu', 'maria.cidada'])(
    'S6-04 %s is refused by the server',
    async (login) => {
      expect((await (await entrarComo(app, login)).post(GERENCIAR, {})).statusCode).toBe(403);
    },
  );
});

describe('the page of a person', () => {
  it('answers another office and a citizen as nobody, and the same for an id nobody has', async () => {
    const ids = [await idDe(app, 'gestor.ifce'), await idDe(app, 'maria.cidada'), NINGUEM];
    const answers = await Promise.all(ids.map((id) => gestor.get(`${GERENCIAR}/${id}`)));
    expect(answers.map((each) => each.statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map((each) => each.json().message)).size).toBe(1);
    expect((await admin.get(`${GERENCIAR}/${await idDe(app, 'maria.cidada')}`)).statusCode).toBe(200);
  });

  it('shows only part of the CPF, and says what the reader may not do and why', async () => {
    const pessoa = (await cadastrador.get(`${GERENCIAR}/${await idDe(app, 'duplo')}`)).json();
    expect(pessoa.cpfMascarado).toMatch(/\*/);
    expect(JSON.stringify(pessoa)).not.toContain('70010055509');
    expect(pessoa.perfis).toHaveLength(1);
    expect(pessoa.impedimentos.perfis).toBe('Só um gestor ou o administrador mexe na conta de um gestor.');
    expect(pessoa.impedimentos.trabalho).toMatch(/gestor/);
  });

  it('tells an office only what was done there', async () => {
    const id = await idDe(app, 'duplo');
    await dar(admin, 'duplo', Perfil.observador, { idOuvidoria: IFCE });
    await dar(admin, 'duplo', Perfil.observador);
    const acoes = async (visitor: Visitor) =>
      (await visitor.get(`${GERENCIAR}/${id}/historico`))
        .json()
        .itens.filter(({ acao }: { acao: string }) => acao === 'Perfil dado, a confirmar').length;
    expect([await acoes(admin), await acoes(gestor)]).toEqual([2, 1]);
  });
});

describe('giving a profile', () => {
  it('works at the next request of the person, is written in both histories and told by mail', async () => {
    const atendente = await entrarComo(app, 'atendente.cgu');
    expect((await dar(gestor, 'atendente.cgu', Perfil.respondente)).statusCode).toBe(200);
    expect(JSON.stringify((await atendente.get(EU)).json().perfisOuvidorias)).toContain('Respondente');
    const id = await idDe(app, 'atendente.cgu');
    expect(await auditoriaDe(app, id)).toMatchObject([
      { acao: 'Perfil dado', id_ouvidoria: CGU, id_responsavel: await idDe(app, 'gestor.cgu') },
    ]);
    const historico = await app.db
      .selectFrom('usuario_historico')
      .select('acao')
      .where('id_usuario', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(historico?.acao).toBe('Perfil dado');
    const [mail] = await emailsPara(app, 'atendente.cgu@escuta.invalid');
    expect(mail?.texto).toContain('Você recebeu o perfil Respondente em CGU');
  });

  it.each([
    ['cadastrador.cgu', 'atendente.cgu', Perfil.gestor, 'usuario.perfil-acima-do-seu'],
    ['cadastrador.cgu', 'duplo', Perfil.observador, 'usuario.conta-de-gestor'],
    ['gestor.cgu', 'atendente.cgu', Perfil.administrador, 'usuario.perfil-acima-do-seu'],
    ['gestor.cgu', 'admin', Perfil.observador, 'usuario.conta-de-administrador'],
    ['gestor.cgu', 'respondente.ifce', Perfil.observador, 'usuario.inexistente'],
    ['admin', 'admin', Perfil.gestor, 'usuario.proprios-direitos'],
    ['gestor.cgu', 'gestor.cgu', Perfil.respondente, 'usuario.proprios-direitos'],
    ['cadastrador.cgu', 'cadastrador.cgu', Perfil.respondente, 'usuario.proprios-direitos'],
    ['admin', 'gestor.ifce', Perfil.webServiceRespondente, 'usuario.perfil-acima-do-seu'],
    ['admin', 'empresa.pj', Perfil.observador, 'usuario.conta-nao-recebe-perfil'],
  ] as const)('%s to %s, profile %i: %s', async (quem, alvo, idPerfil, codigo) => {
    const antes = await perfisDe(app, alvo);
    const response = await dar(await entrarComo(app, quem), alvo, idPerfil);
    expect(response.json().code).toBe(codigo);
    expect(await perfisDe(app, alvo)).toEqual(antes);
  });

  it('gives one profile when two people give it at once', async () => {
    const respostas = await Promise.all([
      dar(gestor, 'observador.cgu', Perfil.colaborador),
      dar(cadastrador, 'observador.cgu', Perfil.colaborador),
    ]);
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the last day of a profile', () => {
  it('ends it at the first request of the day after, on every screen and endpoint', async () => {
    await dar(gestor, 'recursos.cgu', Perfil.cadastrador, { validade: '2026-12-31' });
    const perfis = await perfisDe(app, 'recursos.cgu');
    const respondente = perfis.find(({ id_perfil }) => id_perfil === Perfil.respondente);
    const visitor = await entrarComo(app, 'recursos.cgu');
    const id = await idDe(app, 'recursos.cgu');
    const dia = app.clock.now().toISOString().slice(0, 10);
    for (const perfil of perfis) {
      const response = await gestor.send({
        method: 'PUT',
        url: `${GERENCIAR}/${id}/perfis/${perfil.id}`,
        payload: { validade: dia, vista: perfil.validade },
      });
      expect(response.statusCode, response.body).toBe(200);
    }
    expect((await visitor.get(EU)).json().perfilAtual.idPerfil).toBe(respondente?.id_perfil);
    app.clock.advance(days(1));
    const depois = await entrarComo(app, 'recursos.cgu');
    expect((await depois.get(EU)).json().perfilAtual.idPerfil).toBe(Perfil.cidadao);
    expect((await depois.get('/api/app-web/v1/tratamento/manifestacoes')).statusCode).toBe(403);
    admin = await entrarComo(app, 'admin');
    gestor = await entrarComo(app, 'gestor.cgu');
    cadastrador = await entrarComo(app, 'cadastrador.cgu');
  });

  it('tells the second of two people who change it that the first was there', async () => {
    const id = await idDe(app, 'respondente.cgu');
    const [perfil] = await perfisDe(app, 'respondente.cgu');
    const mudar = (visitor: Visitor, validade: string) =>
      visitor.send({
        method: 'PUT',
        url: `${GERENCIAR}/${id}/perfis/${perfil?.id}`,
        payload: { validade, vista: null },
      });
    expect((await mudar(gestor, '2027-01-31')).statusCode).toBe(200);
    expect((await mudar(cadastrador, '2027-02-28')).json().code).toBe('usuario.perfil-mudou');
  });
});

describe('ending a profile', () => {
  it('takes it at once; the session goes on with what is left', async () => {
    const id = await idDe(app, 'atendente.cgu');
    const atendente = await entrarComo(app, 'atendente.cgu');
    const perfil = (await perfisDe(app, 'atendente.cgu')).find((p) => p.id_perfil === Perfil.atendente);
    const url = `${GERENCIAR}/${id}/perfis/${perfil?.id}/encerrar`;
    expect((await cadastrador.post(url, {})).statusCode).toBe(200);
    expect((await atendente.get(EU)).json().perfilAtual.idPerfil).toBe(Perfil.respondente);
    expect((await cadastrador.post(url, {})).json().code).toBe('usuario.perfil-inexistente');
  });

  it("does not reach another office's profile, nor one's own", async () => {
    const duplo = await idDe(app, 'duplo');
    const doIfce = (await perfisDe(app, 'duplo')).find((p) => p.id_ouvidoria === IFCE);
    expect((await gestor.post(`${GERENCIAR}/${duplo}/perfis/${doIfce?.id}/encerrar`, {})).statusCode).toBe(
      404,
    );
    const [meu] = await perfisDe(app, 'gestor.cgu');
    const eu = await idDe(app, 'gestor.cgu');
    expect((await gestor.post(`${GERENCIAR}/${eu}/perfis/${meu?.id}/encerrar`, {})).json().code).toBe(
      'usuario.proprios-direitos',
    );
  });
});

describe('blocking', () => {
  it('ends every session at once, keeps the person out, and tells why', async () => {
    const observador = await entrarComo(app, 'observador.cgu');
    const bloquear = () => naPessoa(gestor, 'observador.cgu', 'bloquear', { motivo: 'Saiu do órgão.' });
    expect((await bloquear()).statusCode).toBe(200);
    expect((await observador.get(EU)).statusCode).toBe(401);
    expect((await new Visitor(app).login('observador.cgu', SENHA)).json().code).toBe(
      'sessao.conta-bloqueada',
    );
    expect((await bloquear()).json().code).toBe('usuario.ja-bloqueada');
    expect(await listar(gestor, { situacao: 'bloqueado' })).toEqual(['observador.cgu']);
    const [mail] = await emailsPara(app, 'observador.cgu@escuta.invalid');
    expect(mail?.texto).toContain('Motivo informado: Saiu do órgão.');
    expect((await naPessoa(gestor, 'observador.cgu', 'link-de-senha')).json().code).toBe(
      'usuario.conta-bloqueada',
    );
    expect(
      (await naPessoa(gestor, 'observador.cgu', 'desbloquear', { motivo: 'Voltou ao órgão.' })).statusCode,
    ).toBe(200);
    expect((await new Visitor(app).login('observador.cgu', SENHA)).statusCode).toBe(200);
    const atos = await auditoriaDe(app, await idDe(app, 'observador.cgu'));
    expect(atos.slice(-2).map(({ acao }) => acao)).toEqual(['Bloqueio', 'Desbloqueio']);
  });

  it.each([
    ['gestor.cgu', 'duplo', 'usuario.tambem-de-outra-ouvidoria'],
    ['gestor.cgu', 'gestor.cgu', 'usuario.proprios-direitos'],
    ['gestor.cgu', 'gestor.ifce', 'usuario.inexistente'],
    ['cadastrador.cgu', 'gestor.cgu', 'usuario.conta-de-gestor'],
    ['admin', 'admin', 'usuario.proprios-direitos'],
  ])('%s does not block %s', async (quem, alvo, codigo) => {
    const response = await naPessoa(await entrarComo(app, quem), alvo, 'bloquear', { motivo: 'Um motivo.' });
    expect(response.json().code).toBe(codigo);
  });
});

describe('the last administrador', () => {
  it('is not blocked, does not expire and keeps the profile', async () => {
    // A second administrador whose profile has a last day: after it only the first would be left.
    expect(
      (await dar(admin, 'gestor.fortaleza', Perfil.administrador, { validade: '2026-12-31' })).statusCode,
    ).toBe(200);
    await aceitarTudo(await entrarComo(app, 'gestor.fortaleza'));
    await confirmarPor(gestor, await idDe(app, 'gestor.fortaleza'));
    const segundo = await entrarComo(app, 'gestor.fortaleza');
    const comoAdmin = (await perfisDe(app, 'gestor.fortaleza')).find(
      ({ id_perfil }) => id_perfil === Perfil.administrador,
    );
    await segundo.post(`/api/app-web/v1/usuarios/perfilouvidoria/${comoAdmin?.id}`);
    const id = await idDe(app, 'admin');
    const [perfil] = await perfisDe(app, 'admin');
    const validade = await segundo.send({
      method: 'PUT',
      url: `${GERENCIAR}/${id}/perfis/${perfil?.id}`,
      payload: { validade: '2026-12-31', vista: null },
    });
    const respostas = [
      validade,
      await segundo.post(`${GERENCIAR}/${id}/bloquear`, { motivo: 'Um motivo.' }),
      await segundo.post(`${GERENCIAR}/${id}/perfis/${perfil?.id}/encerrar`, {}),
    ];
    expect(respostas.map((each) => each.json().code)).toEqual(Array(3).fill('usuario.ultimo-administrador'));
  });
});

describe('several at once', () => {
  it('gives each person a line: done, or the reason', async () => {
    const ids = await Promise.all(
      ['respondente.cgu', 'gestor.cgu', 'gestor.ifce', 'recursos.cgu'].map((login) => idDe(app, login)),
    );
    const response = await gestor.post(`${GERENCIAR}/lote`, {
      pessoas: ids,
      ato: { ato: 'dar', idOuvidoria: CGU, idPerfil: Perfil.atendente, validade: '2027-06-30' },
    });
    const { resultados } = response.json();
    expect(resultados.map(({ feito }: { feito: boolean }) => feito)).toEqual([true, false, false, true]);
    expect(resultados[0].nome).toBe('Renata Oliveira Brandão');
    expect(resultados[1].mensagem).toMatch(/próprios direitos/);
    expect(resultados[2]).toMatchObject({ nome: `Pessoa nº ${ids[2]}`, mensagem: 'Usuário não encontrado.' });
    const validade = await gestor.post(`${GERENCIAR}/lote`, {
      pessoas: [ids[0], ids[3]],
      ato: { ato: 'validade', idOuvidoria: CGU, idPerfil: Perfil.atendente, validade: null },
    });
    expect(validade.json().resultados.map(({ feito }: { feito: boolean }) => feito)).toEqual([true, true]);
    const fim = await gestor.post(`${GERENCIAR}/lote`, {
      pessoas: [ids[0], ids[3]],
      ato: { ato: 'encerrar', idOuvidoria: CGU, idPerfil: Perfil.atendente },
    });
    expect(fim.json().resultados.map(({ feito }: { feito: boolean }) => feito)).toEqual([true, true]);
    expect((await perfisDe(app, 'respondente.cgu')).map((p) => p.id_perfil)).toEqual([Perfil.respondente]);
  });
});

describe('looking for and into the account of a citizen', () => {
  const atosSobre = async (login: string) =>
    (await auditoriaDe(app, await idDe(app, login))).map(({ acao }) => acao);
  const procurar = (valor: string) => admin.post(`${GERENCIAR}/localizar`, { valor });

  it('leaves a row that names the account by its number, and never what was typed', async () => {
    expect((await procurar('maria.cidada')).json().contas).toHaveLength(1);
    expect((await procurar('52998224725')).statusCode).toBe(200);
    expect((await atosSobre('maria.cidada')).at(-1)).toBe('Procura de conta');
    const alvos = await app.db
      .selectFrom('auditoria')
      .select(['alvo', 'informacoes'])
      .where('acao', '=', 'Procura de conta')
      .execute();
    expect(alvos.map(({ alvo }) => alvo)).toContain(`Conta nº ${await idDe(app, 'maria.cidada')}`);
    expect(JSON.stringify(alvos)).not.toMatch(/maria|52998224725/i);
  });

  it('leaves one row for one look, however often it is reloaded, also at the history alone', async () => {
    const id = await idDe(app, 'joao.cidadao');
    await admin.get(`${GERENCIAR}/${id}/historico`);
    await admin.get(`${GERENCIAR}/${id}`);
    await admin.get(`${GERENCIAR}/${id}`);
    expect(await atosSobre('joao.cidadao')).toEqual(['Consulta à conta de cidadão']);
    const agora = app.clock.now();
    app.clock.set(new Date(agora.getTime() + 31 * 60_000).toISOString());
    await admin.get(`${GERENCIAR}/${id}`);
    app.clock.set(agora.toISOString());
    expect(await atosSobre('joao.cidadao')).toHaveLength(2);
  });

  it('is no row for somebody who works in an office', async () => {
    await admin.get(`${GERENCIAR}/${await idDe(app, 'gestor.ifce')}`);
    expect(await atosSobre('gestor.ifce')).not.toContain('Consulta à conta de cidadão');
  });
});

describe('a block', () => {
  it('made by the administrador is not undone by the office, whose own blocks it undoes itself', async () => {
    const desbloquear = (visitor: Visitor) =>
      naPessoa(visitor, 'respondente.cgu', 'desbloquear', { motivo: 'Voltou ao órgão.' });
    const bloquear = (visitor: Visitor) =>
      naPessoa(visitor, 'respondente.cgu', 'bloquear', { motivo: 'Apuração em curso.' });
    const bloqueio = await bloquear(admin);
    expect(bloqueio.statusCode, bloqueio.body).toBe(200);
    for (const visitor of [cadastrador, gestor])
      expect((await desbloquear(visitor)).json().code).toBe('usuario.bloqueada-de-cima');
    const id = await idDe(app, 'respondente.cgu');
    const { impedimentos } = (await gestor.get(`${GERENCIAR}/${id}`)).json();
    expect(impedimentos.bloqueio).toContain('por quem está acima do seu perfil');
    expect((await desbloquear(admin)).statusCode).toBe(200);
    expect((await bloquear(gestor)).statusCode).toBe(200);
    expect((await desbloquear(cadastrador)).json().code).toBe('usuario.bloqueada-de-cima');
    expect((await desbloquear(gestor)).statusCode).toBe(200);
    expect((await bloquear(cadastrador)).statusCode).toBe(200);
    expect((await desbloquear(cadastrador)).statusCode).toBe(200);
  });
});

describe('the link for a new password', () => {
  it('goes to the person, if they activated the account', async () => {
    expect((await naPessoa(cadastrador, 'respondente.cgu', 'link-de-senha')).statusCode).toBe(200);
    const [mail] = await emailsPara(app, 'respondente.cgu@escuta.invalid');
    expect(mail?.assunto).toBe('Crie uma nova senha');
    expect((await naPessoa(cadastrador, 'respondente.cgu', 'reenviar-convite')).json().code).toBe(
      'usuario.ja-ativada',
    );
    expect((await naPessoa(cadastrador, 'gestor.cgu', 'link-de-senha')).statusCode).toBe(403);
  });
});

describe("deleting one's own account", () => {
  it('is open to somebody who never finished the registration, for their own account and no other', async () => {
    const visitor = await entrarComo(app, 'sem.cpf');
    const excluir = '/api/app-web/v1/usuarios/excluir';
    expect((await visitor.post(excluir, { idUsuario: await idDe(app, 'joao.cidadao') })).statusCode).toBe(
      404,
    );
    expect((await visitor.post(excluir)).statusCode).toBe(200);
    await expect(idDe(app, 'sem.cpf')).rejects.toThrow();
  });
});
