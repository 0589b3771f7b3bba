import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmarPor,
  criarSenha,
  emailsPara,
  GERENCIAR,
  linkPara,
} from '#capabilities/usuario/server/gestao/testing-gestao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

const API = '/api/app-web/v1';
const SENHA = 'Minha@2026';
/** One gestor, and nobody else who opens identities. */
const FORTALEZA = 2001;
const UM_DIA = 86_400_000;

let app: TestApp;
let gestor: Visitor;
let cgu: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.fortaleza');
  cgu = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ encerrado_em: app.clock.now() })
    .where('id_usuario', 'in', (eb) =>
      eb.selectFrom('usuario').select('id').where('login', 'like', 'outra.conta%'),
    )
    .execute();
  await app.db.deleteFrom('abertura_identidade').execute();
  await app.db.deleteFrom('alerta').execute();
  await app.db.deleteFrom('configuracao').where('chave', 'like', 'identidade.%').execute();
});

let vez = 0;
/** That nobody has, and nobody proved. */
const CPFS = ['11144477735', '52998224725', '12345678909', '98765432100', '39053344705'];
/** Another account, with an address of one's own. */
const fazerConta = async (idPerfil: number) => {
  vez += 1;
  const email = `outra.conta${vez}@escuta.invalid`;
  const feito = await gestor.post(`${GERENCIAR}/convidar`, {
    nome: 'Zuleide Costa Prado',
    email,
    perfis: [{ idOuvidoria: FORTALEZA, idPerfil }],
    validade: null,
    cpf: CPFS.shift(),
  });
  expect(feito.statusCode, feito.body).toBe(200);
  const conta = new Visitor(app);
  await conta.login(await criarSenha(app, await linkPara(app, email), SENHA), SENHA);
  return { conta, email, idUsuario: feito.json<{ idUsuario: number }>().idUsuario };
};
const perfilAtual = async (quem: Visitor): Promise<number> =>
  (await quem.get(`${API}/usuarios/dadosautenticacao`)).json().perfilAtual.idPerfil;
const denuncia = async (): Promise<number> =>
  (await criarCaso(app, { tipo: TipoManifestacao.denuncia, idOuvidoria: FORTALEZA })).id;
const NUMEROS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];
const ver = (quem: Visitor, id: number) => {
  vez += 1;
  const numero = [...String(vez)].map((digito) => NUMEROS[Number(digito)]).join(' e ');
  return quem.post(`${API}/tratamento/${id}/identidade`, {
    justificativa: `Marcar com a pessoa o depoimento na sala ${numero} da comissão.`,
  });
};
const pedir = async (quem: Visitor): Promise<{ idAbertura: number; esperaPor: string }> => {
  const response = await ver(quem, await denuncia());
  expect(response.json(), response.body).toHaveProperty('esperaPor');
  return response.json();
};
const decidir = (quem: Visitor, idAbertura: number) =>
  quem.post(`${API}/aberturas-de-identidade/${idAbertura}/decidir`, {
    aprova: true,
    fundamento: 'A comissão precisa mesmo ouvir a pessoa.',
  });
const aAprovar = async (quem: Visitor): Promise<number[]> =>
  (await quem.get(`${API}/aberturas-de-identidade?fila=a-aprovar`))
    .json<{ itens: { idAbertura: number }[] }>()
    .itens.map(({ idAbertura }) => idAbertura);
const alertas = async (quem: Visitor): Promise<string[]> =>
  (await quem.get(`${API}/alertas`)).json<{ itens: { tipo: string }[] }>().itens.map(({ tipo }) => tipo);
const configurar = (chave: string, valor: number) =>
  app.db
    .insertInto('configuracao')
    .values({ chave, valor: JSON.stringify(valor), alterada_em: app.clock.now(), responsavel: 'Teste' })
    .execute();
/** As if the profile had been there for so many days, and, if told, given by nobody of the office. */
const haDias = (idUsuario: number, dias: number, mais: { dado_por?: number | null } = {}) =>
  app.db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ criado_em: new Date(app.clock.now().getTime() - dias * UM_DIA), ...mais })
    .where('id_usuario', '=', idUsuario)
    .execute();

describe('Decreto 10.153/2019, art. 6º: one person with two accounts is not two people', () => {
  it('a gestor whom the only gestor invites waits for the controlling body, which is told', async () => {
    const { conta, idUsuario } = await fazerConta(Perfil.gestor);
    expect(await perfilAtual(conta)).toBe(Perfil.cidadao);
    expect((await conta.get(`${API}/tratamento/${await denuncia()}`)).statusCode).toBe(403);
    expect((await ver(conta, await denuncia())).statusCode).toBe(403);
    await confirmarPor(gestor, idUsuario);
    expect(await perfilAtual(conta), 'who gave it does not confirm it').toBe(Perfil.cidadao);
    expect(await alertas(cgu)).toEqual(['perfil-a-confirmar']);
    await confirmarPor(cgu, idUsuario);
    expect(await perfilAtual(conta)).toBe(Perfil.gestor);
  });

  it('a respondente made a minute ago opens nothing alone and approves nothing; the controlling body is told', async () => {
    const { conta, idUsuario } = await fazerConta(Perfil.respondente);
    expect(await alertas(cgu)).toEqual(['perfil-novo-em-outro-orgao']);
    const [mail] = await emailsPara(app, 'gestor.cgu@escuta.invalid');
    expect(mail?.texto).toContain('Uma pessoa recebeu o perfil Respondente na OGM-Fortaleza');
    expect((await pedir(conta)).esperaPor, 'not the one who made it').toContain('CGU');
    await configurar('identidade.sem-segunda-pessoa', 0);
    const { idAbertura, esperaPor } = await pedir(gestor);
    expect(esperaPor).toContain('CGU');
    await app.db
      .updateTable('abertura_identidade')
      .set({ id_ouvidoria_que_aprova: FORTALEZA })
      .where('id', '=', idAbertura)
      .execute();
    expect(await aAprovar(conta), 'nor one that was asked of the office before').toEqual([]);
    expect((await decidir(conta, idAbertura)).statusCode).toBe(404);
    await haDias(idUsuario, 400);
    expect(await aAprovar(conta), 'made by who asks, however long ago').toEqual([]);
    expect((await decidir(conta, idAbertura)).statusCode).toBe(404);
    await haDias(idUsuario, 29, { dado_por: null });
    expect((await decidir(conta, idAbertura)).statusCode, 'made by another, but new').toBe(404);
    await haDias(idUsuario, 30);
    expect(await aAprovar(conta)).toEqual([idAbertura]);
    expect((await decidir(conta, idAbertura)).statusCode).toBe(200);
  });

  it('who was made asks the controlling body and not who made them, in the list and where it is decided', async () => {
    const { conta, idUsuario } = await fazerConta(Perfil.respondente);
    await haDias(idUsuario, 400);
    await configurar('identidade.sem-segunda-pessoa', 0);
    const { idAbertura, esperaPor } = await pedir(conta);
    expect(esperaPor).toContain('CGU');
    expect(await aAprovar(cgu)).toEqual([idAbertura]);
    await app.db.updateTable('abertura_identidade').set({ id_ouvidoria_que_aprova: FORTALEZA }).execute();
    expect(await aAprovar(gestor)).not.toContain(idAbertura);
    expect((await decidir(gestor, idAbertura)).statusCode).toBe(404);
  });

  it('the setting says how many days, and with 0 nobody waits', async () => {
    const { conta } = await fazerConta(Perfil.respondente);
    const id = await denuncia();
    expect((await ver(conta, id)).json()).toHaveProperty('esperaPor');
    await app.db.deleteFrom('abertura_identidade').execute();
    await configurar('identidade.tempo-de-casa', 0);
    expect((await ver(conta, id)).json()).toHaveProperty('nome');
  });

  it('where the controlling body has only people who have just come, nothing opens', async () => {
    const { conta } = await fazerConta(Perfil.respondente);
    const daCgu = app.db.updateTable('usuario_perfil_ouvidoria').where('id_ouvidoria', '=', 6);
    await daCgu.set({ criado_em: app.clock.now() }).execute();
    const response = await ver(conta, await denuncia());
    expect([response.statusCode, response.json().code]).toEqual([409, 'abertura.sem-quem-aprove']);
    await daCgu.set({ criado_em: new Date(app.clock.now().getTime() - 365 * UM_DIA) }).execute();
  });
});
