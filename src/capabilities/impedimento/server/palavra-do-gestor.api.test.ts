import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirImpedimento, selarPessoa } from '#capabilities/manifestacao/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { selarOrigensJob } from './selar-origens.ts';

const BASE = '/api/app-web/v1';
const RESPONDENTE = 'Renata Oliveira Brandão';

let app: TestApp;
let maria: Visitor;
let gestor: Visitor;
let respondente: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.cgu');
  respondente = await entrarComo(app, 'respondente.cgu');
});
afterAll(() => app.close());

const denunciar = async (naoDevemVer: readonly object[], mudancas: object = {}): Promise<number> => {
  const dados = { idTipoManifestacao: TipoManifestacao.denuncia, naoDevemVer, ...mudancas };
  const response = await registrar(maria, dados);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().idManifestacao;
};
const ver = async (quem: Visitor, caso: number) =>
  (await quem.get(`${BASE}/manifestacoes/${caso}/impedimentos`)).json();
const abre = async (quem: Visitor, caso: number) =>
  (await quem.get(`${BASE}/manifestacoes/${caso}`)).statusCode;
const definir = async (caso: number, pessoas: readonly number[], quem = gestor) => {
  const { id } = await app.db
    .selectFrom('pedido_impedimento')
    .select('id')
    .where('id_manifestacao', '=', caso)
    .executeTakeFirstOrThrow();
  return quem.post(`${BASE}/pedidos-de-impedimento/${id}/definir`, {
    pessoas,
    motivo: 'Conferi na lista de servidores do órgão.',
  });
};
const feito = async (response: ReturnType<typeof definir>) => {
  const { statusCode, body } = await response;
  return statusCode === 200 ? 'feito' : JSON.parse(body).code;
};
const alertasDe = async (caso: number, tipo: string) => {
  const { id } = await app.db
    .selectFrom('pedido_impedimento')
    .select('id')
    .where('id_manifestacao', '=', caso)
    .executeTakeFirstOrThrow();
  const rows = await app.db
    .selectFrom('alerta')
    .select('id_usuario')
    .where('tipo', '=', tipo)
    .where('chave', 'like', `${tipo}:%${id}`)
    .execute();
  return rows.map(({ id_usuario }) => id_usuario);
};
const tratam = async () => {
  const rows = await app.db
    .selectFrom('usuario_perfil_ouvidoria as p')
    .innerJoin('usuario as u', 'u.id', 'p.id_usuario')
    .select(['u.id', 'u.login'])
    .distinct()
    .where('p.id_ouvidoria', '=', Orgaos.cgu)
    .where('p.id_perfil', 'in', [Perfil.gestor, Perfil.respondente])
    .where('p.encerrado_em', 'is', null)
    .where('u.login', '<>', 'gestor.cgu')
    .execute();
  return rows.map(({ id }) => id);
};
const nomesDe = async (ids: readonly number[]) => {
  const rows = await app.db.selectFrom('usuario').select(['id', 'nome']).execute();
  return rows.filter(({ id }) => ids.includes(id)).map(({ nome }) => nome);
};

describe('Lei 13.608/2018, art. 4-A: whom the author’s words cannot mean is kept away by the gestor’s word, not by the author’s', () => {
  it('no gestor shuts all colleagues out of a case: three at most, and one more who handles it still sees it', async () => {
    const caso = await denunciar([{ nome: 'Zulmira do almoxarifado' }]);
    const colegas = await tratam();
    expect(colegas.length).toBeGreaterThan(1);
    const recusas = ['impedimento.indicadas-demais', 'impedimento.ninguem-mais-ve'];
    expect(recusas).toContain(await feito(definir(caso, colegas)));
    const muitas = [
      ...colegas,
      await idDoLogin(app, 'atendente.cgu'),
      await idDoLogin(app, 'observador.cgu'),
    ];
    expect(await feito(definir(caso, muitas))).toBe('impedimento.indicadas-demais');
    expect(await abre(respondente, caso)).toBe(200);
    const sobra = new Set(colegas.slice(0, 2));
    const envolvidos = (await nomesDe(colegas.filter((id) => !sobra.has(id)))).map((nome) => ({ nome }));
    const comDois = await denunciar([{ nome: 'Zulmira do almoxarifado' }], {
      teor: { texto: 'Desvio de material.', envolvidos },
    });
    expect(await feito(definir(comDois, [...sobra]))).toBe('impedimento.ninguem-mais-ve');
    expect(await feito(definir(comDois, colegas.slice(0, 1)))).toBe('feito');
  });

  it('other gestores and the controlling body are told, the author reads how many, and another gestor brings them back', async () => {
    const caso = await denunciar([{ nome: 'Zulmira do almoxarifado' }]);
    expect(await feito(definir(caso, [await idDoLogin(app, 'respondente.cgu')]))).toBe('feito');
    expect(await abre(respondente, caso)).toBe(404);
    expect(await ver(maria, caso)).toMatchObject({ meusPedidos: [{ estado: 'afastada', comOutroNome: 1 }] });
    const duplo = await idDoLogin(app, 'duplo');
    expect(await alertasDe(caso, 'impedimento-indicado')).toEqual([duplo]);
    const { gestor: visto } = await ver(gestor, caso);
    expect(visto.impedidos).toMatchObject([{ origem: 'indicado-pelo-gestor', podeAfastar: true }]);
    const afastar = `${BASE}/impedimentos/${visto.impedidos[0].idImpedimento}/afastar`;
    expect((await gestor.post(afastar, { motivo: 'Zulmira é outra pessoa.' })).statusCode).toBe(200);
    expect(await abre(respondente, caso)).toBe(200);
  });

  it('who is called what the author wrote stays away by the author’s wish, which no gestor lifts', async () => {
    const caso = await denunciar([{ nome: 'a Renata do RH' }]);
    expect(await feito(definir(caso, [await idDoLogin(app, 'respondente.cgu')]))).toBe('feito');
    const { gestor: visto } = await ver(gestor, caso);
    expect(visto.impedidos).toMatchObject([{ origem: 'pedido-de-quem-relata', podeAfastar: false }]);
    expect(await alertasDe(caso, 'impedimento-indicado')).toEqual([]);
    expect(await ver(maria, caso)).toMatchObject({ meusPedidos: [{ estado: 'afastada', comOutroNome: 0 }] });
  });
});

describe('Lei 13.608/2018, art. 4-A: letting off who might be the person feared asks what lifting does', () => {
  const comPerfil = async (mudancas: object, fazer: () => Promise<void>) => {
    const meus = app.db
      .updateTable('usuario_perfil_ouvidoria')
      .where('id_usuario', '=', await idDoLogin(app, 'gestor.cgu'))
      .where('id_perfil', '=', Perfil.gestor);
    const [antes] = await app.db
      .selectFrom('usuario_perfil_ouvidoria')
      .select(['criado_em', 'dado_por'])
      .where('id_usuario', '=', await idDoLogin(app, 'gestor.cgu'))
      .execute();
    await meus.set(mudancas).execute();
    await fazer();
    await meus.set(antes ?? {}).execute();
  };

  it('not by a gestor of less than 30 days, nor by one whose profile that person gave', async () => {
    const caso = await denunciar([{ nome: 'Renata' }]);
    await comPerfil({ criado_em: app.clock.now() }, async () => {
      expect(await feito(definir(caso, []))).toBe('impedimento.gestor-recente');
    });
    await comPerfil({ dado_por: await idDoLogin(app, 'respondente.cgu') }, async () => {
      expect(await feito(definir(caso, []))).toBe('impedimento.recebeu-do-impedido');
    });
    expect(await abre(respondente, caso)).toBe(404);
  });

  it('is told to the controlling body, and the author reads it', async () => {
    const caso = await denunciar([{ nome: 'Renata' }]);
    expect(await feito(definir(caso, []))).toBe('feito');
    expect(await abre(respondente, caso)).toBe(200);
    expect(await alertasDe(caso, 'impedimento-afastado')).toEqual([await idDoLogin(app, 'duplo')]);
    expect(await ver(maria, caso)).toMatchObject({ meusPedidos: [{ estado: 'conferido-ninguem' }] });
  });

  it('and touches nobody who was found for certain', async () => {
    const caso = await denunciar([{ nome: RESPONDENTE }]);
    await app.db
      .updateTable('pedido_impedimento')
      .set({ resolvido_em: null })
      .where('id_manifestacao', '=', caso)
      .execute();
    expect(await feito(definir(caso, []))).toBe('feito');
    expect(await abre(respondente, caso)).toBe(404);
  });
});

describe('a report that nobody may read', () => {
  it('a function beside a whole name keeps nobody away who is called otherwise', async () => {
    const caso = await denunciar([{ nome: 'Zulmira Quintanilha', funcao: 'gestora da escola' }]);
    expect(await abre(gestor, caso)).toBe(200);
  });

  it('is said to its author, who can take the request back', async () => {
    const rows = await app.db
      .selectFrom('usuario_perfil_ouvidoria as p')
      .innerJoin('usuario as u', 'u.id', 'p.id_usuario')
      .select('u.nome')
      .where('p.id_perfil', 'in', [Perfil.gestor, Perfil.respondente])
      .distinct()
      .execute();
    const caso = await denunciar([{ nome: 'o ouvidor' }], {
      teor: { texto: 'Desvio.', envolvidos: rows.map(({ nome }) => ({ nome })) },
    });
    expect(await ver(maria, caso)).toMatchObject({ ninguemTrata: true });
    expect(await ver(maria, await denunciar([{ nome: 'Renata' }]))).toMatchObject({ ninguemTrata: false });
  });
});

describe('rows from before why somebody is kept away was sealed', () => {
  it('are sealed as a server starts, and whom only a gestor named is no longer the author’s wish', async () => {
    const caso = await denunciar([{ nome: 'Zulmira do almoxarifado' }, { nome: RESPONDENTE }]);
    expect(await feito(definir(caso, [await idDoLogin(app, 'atendente.cgu')]))).toBe('feito');
    const doCaso = () =>
      app.db
        .selectFrom('impedimento')
        .selectAll()
        .where('id_manifestacao', '=', caso)
        .orderBy('id')
        .execute();
    const origens = async () => (await doCaso()).map((row) => abrirImpedimento(app.platform, row).origem);
    expect(await origens()).toEqual(['pedido-de-quem-relata', 'indicado-pelo-gestor']);
    for (const row of await doCaso()) {
      const { idUsuario } = abrirImpedimento(app.platform, row);
      const antiga = { idUsuario, origem: 'declarado' } as const;
      await app.db
        .updateTable('impedimento')
        .set({ origem: 'pedido-de-quem-relata', pessoa: selarPessoa(app.platform, antiga) })
        .where('id', '=', row.id)
        .execute();
    }
    expect(await origens()).toEqual(['pedido-de-quem-relata', 'pedido-de-quem-relata']);
    await selarOrigensJob(app.platform).run({});
    expect(await origens()).toEqual(['pedido-de-quem-relata', 'indicado-pelo-gestor']);
    expect((await doCaso()).map(({ origem }) => origem)).toEqual([null, null]);
    expect(new Set((await doCaso()).map(({ pessoa }) => pessoa.length)).size).toBe(1);
  });
});
