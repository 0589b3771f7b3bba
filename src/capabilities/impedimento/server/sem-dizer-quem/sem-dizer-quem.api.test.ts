import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const BASE = '/api/app-web/v1';
const ACUSADO = 'Gustavo Teixeira Prado';
let app: TestApp;
let acusado: Visitor;
let duplo: Visitor;
let respondente: Visitor;
let ids: { readonly acusado: number; readonly duplo: number; readonly respondente: number };
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  acusado = await entrarComo(app, 'gestor.cgu');
  duplo = await entrarComo(app, 'duplo');
  respondente = await entrarComo(app, 'respondente.cgu');
  ids = {
    acusado: await idDoLogin(app, 'gestor.cgu'),
    duplo: await idDoLogin(app, 'duplo'),
    respondente: await idDoLogin(app, 'respondente.cgu'),
  };
});
afterAll(() => app.close());

const denunciar = async (...nomes: string[]): Promise<number> => {
  const feita = await registrar(await entrarComo(app, 'maria.cidada'), {
    idTipoManifestacao: TipoManifestacao.denuncia,
    teor: { texto: 'Desvio de material.', envolvidos: nomes.map((nome) => ({ nome })) },
  });
  expect(feita.statusCode, feita.body).toBe(200);
  return feita.json<{ idManifestacao: number }>().idManifestacao;
};
const colegasEm = async (quem: Visitor, caminho: string): Promise<readonly number[]> => {
  const { colegas } = (await quem.get(`${BASE}/tratamento/${caminho}`)).json<{
    colegas: { idUsuario: number }[];
  }>();
  return colegas.map(({ idUsuario }) => idUsuario);
};

describe('who is kept away is known to the gestor alone (Lei 13.608/2018, art. 4-B)', () => {
  it('others are offered no colleague in particular, and are refused alike whomever they name', async () => {
    const caso = await denunciar(ACUSADO);
    const alvo = [{ idManifestacao: caso }];
    for (const caminho of [`${caso}/opcoes`, `${caso}/notas`])
      expect(await colegasEm(respondente, caminho), caminho).toEqual([ids.respondente]);
    const nomeando = async (id: number) => {
      const respostas = [
        await fazerAto(respondente, 'atribuir', alvo, { idResponsavel: id }),
        await fazerAto(respondente, 'distribuir', alvo, { pessoas: [id] }),
        await fazerAto(respondente, 'tramitar', alvo, {
          unidades: [],
          pessoas: [id],
          mensagem: 'Favor ver.',
        }),
        await respondente.post(`${BASE}/tratamento/${caso}/notas`, { texto: 'Veja.', mencionados: [id] }),
      ];
      return respostas.map(({ statusCode, body }) => [statusCode, body]);
    };
    const doAcusado = await nomeando(ids.acusado);
    expect(doAcusado).toEqual(await nomeando(ids.duplo));
    for (const [, corpo] of doAcusado) expect(corpo).toContain('Peça a ele');
    // Themselves they may name: taking it up is everybody's.
    expect((await fazerAto(respondente, 'assumir', alvo, {})).body).toContain('"feito":true');
  });

  it('the gestor is offered who may read it, and hands it over', async () => {
    const caso = await denunciar(ACUSADO);
    const oferecidos = await colegasEm(duplo, `${caso}/opcoes`);
    expect([oferecidos.includes(ids.acusado), oferecidos.includes(ids.respondente)]).toEqual([false, true]);
    const dado = await fazerAto(duplo, 'atribuir', [{ idManifestacao: caso }], {
      idResponsavel: ids.respondente,
    });
    expect(dado.body).toContain('"feito":true');
  });

  it('where nobody is kept away everybody chooses as before', async () => {
    const caso = await denunciar();
    expect(await colegasEm(respondente, `${caso}/opcoes`)).toContain(ids.acusado);
    const dado = await fazerAto(respondente, 'atribuir', [{ idManifestacao: caso }], {
      idResponsavel: ids.duplo,
    });
    expect(dado.body).toContain('"feito":true');
  });
});

describe('a group tells who sees one of its cases of the others (Lei 9.784/1999, art. 18)', () => {
  it('cases that are kept from different people are not joined, and the refusal reaches only who sees both', async () => {
    const vista = await denunciar();
    const escondida = await denunciar(ACUSADO);
    const alvo = [{ idManifestacao: escondida }];
    const recusada = await fazerAto(duplo, 'agrupar', alvo, { idPrincipal: vista });
    expect(recusada.body).toContain('grupo.vistas-por-outras-pessoas');
    const outro = await fazerAto(duplo, 'agrupar', [{ idManifestacao: vista }], { idPrincipal: escondida });
    expect(outro.body).toContain('grupo.vistas-por-outras-pessoas');
    const { grupo, historico } = (await acusado.get(`${BASE}/tratamento/${vista}`)).json();
    expect([grupo, JSON.stringify(historico).includes('junto com outras')]).toEqual([null, false]);
    const doAcusado = await fazerAto(acusado, 'agrupar', [{ idManifestacao: vista }], {
      idPrincipal: escondida,
    });
    expect([doAcusado.statusCode, doAcusado.json().code]).toEqual([404, 'manifestacao.nao-encontrada']);
  });

  it('cases that are kept from the same people are', async () => {
    const [uma, outra] = [await denunciar(ACUSADO), await denunciar(ACUSADO)];
    const junta = await fazerAto(duplo, 'agrupar', [{ idManifestacao: outra }], { idPrincipal: uma });
    expect(junta.body).toContain('"feito":true');
  });

  it('who is kept away from one of a group later reads of no group, and answers what they see alone', async () => {
    const [uma, outra] = [await denunciar(), await denunciar()];
    expect(
      (await fazerAto(duplo, 'agrupar', [{ idManifestacao: outra }], { idPrincipal: uma })).body,
    ).toContain('"feito":true');
    const declarado = await respondente.post(`${BASE}/manifestacoes/${outra}/declarar-impedimento`, {
      motivo: 'É sobre a minha irmã.',
    });
    expect(declarado.statusCode, declarado.body).toBe(200);
    const visto = (await respondente.get(`${BASE}/tratamento/${uma}`)).json();
    expect(visto.grupo).toBeNull();
  });
});
