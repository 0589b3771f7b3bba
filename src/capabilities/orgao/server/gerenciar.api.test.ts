import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { criarCaso } from '#testing/casos.ts';
import { criarPedido, criarRecurso } from '#testing/recursos.ts';
import { novoRegistro } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import type { OrgaoGerenciado, OrgaoNaLista } from '../domain/orgao-gerenciado.ts';
import {
  auditoriaDe,
  entrarTodos,
  FORTALEZA,
  IFCE,
  JUAZEIRO,
  novoOrgao,
  type Pessoas,
  put,
  url,
} from '../testing-gerenciar.ts';

let app: TestApp;
let pessoas: Pessoas;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  pessoas = await entrarTodos(app);
});
afterAll(() => app.close());

const listar = async (quem: keyof Pessoas, filtro = '') => {
  const resposta = await pessoas[quem].get(url(filtro));
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json<{
    itens: OrgaoNaLista[];
    total: number;
    proximoCursor: string | null;
    podeCadastrar: boolean;
  }>();
};
const ver = async (idOuvidoria: number): Promise<OrgaoGerenciado> =>
  (await pessoas.admin.get(url(`/${idOuvidoria}`))).json();
const cadastrar = async (mudanca: object) => {
  const resposta = await pessoas.admin.post(url(), novoOrgao(mudanca));
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json<{ idOuvidoria: number }>().idOuvidoria;
};

describe('the list of offices', () => {
  it('shows the administrador every office, page by page, each once', async () => {
    const vistos: number[] = [];
    let cursor: string | null = '';
    let total = 0;
    do {
      const pagina: Awaited<ReturnType<typeof listar>> = await listar(
        'admin',
        cursor ? `?cursor=${cursor}` : '',
      );
      vistos.push(...pagina.itens.map(({ idOuvidoria }) => idOuvidoria));
      ({ proximoCursor: cursor, total } = pagina);
    } while (cursor);
    expect(new Set(vistos).size).toBe(total);
    expect(vistos).toHaveLength(total);
    expect((await listar('admin', '?porPagina=100')).proximoCursor).toBeNull();
  });

  it('S6-01 shows gestor and cadastrador their own office only, whatever they filter by', async () => {
    expect((await listar('gestor')).itens.map(({ sigla }) => sigla)).toEqual(['IFCE']);
    expect(await listar('cadastrador')).toMatchObject({ itens: [{ sigla: 'CGU' }], podeCadastrar: false });
    expect((await listar('gestor', '?busca=cgu')).itens).toEqual([]);
  });

  it('searches and filters by sphere, state, situation and SIC', async () => {
    const siglas = async (filtro: string) => (await listar('admin', filtro)).itens.map(({ sigla }) => sigla);
    expect(await siglas('?busca=juazeiro')).toEqual(['OGM-Juazeiro do Norte']);
    expect(await siglas('?esfera=3&uf=ce')).toEqual(['OGM-Fortaleza', 'OGM-Juazeiro do Norte']);
    expect(await siglas('?esfera=3&uf=CE&temSic=false')).toEqual(['OGM-Juazeiro do Norte']);
    expect(await siglas('?situacao=inativo')).toEqual([]);
  });

  it.each(['?esfera=9', '?situacao=fechado', '?uf=XX', '?porPagina=7', '?cursor=inventado'])(
    'S8-03 refuses %s with a sentence',
    async (filtro) => {
      const resposta = await pessoas.admin.get(url(filtro));
      expect([resposta.statusCode, resposta.json().message]).toEqual([400, expect.stringMatching(/[.!]$/)]);
    },
  );
});

describe('joining', () => {
  it('is the administrador’s alone', async () => {
    for (const quem of ['gestor', 'cadastrador', 'respondente'] as const) {
      expect((await pessoas[quem].post(url(), novoOrgao())).statusCode).toBe(403);
    }
  });

  it('makes an office that receives nothing before it offers a form, and is audited', async () => {
    const idOuvidoria = await cadastrar({ prefixoProtocolo: '90701' });
    const orgao = await ver(idOuvidoria);
    expect(orgao).toMatchObject({
      situacao: 'ativo',
      versao: 1,
      emitiuProtocolo: false,
      dados: { sigla: 'OGM-Sobral', idMunicipio: 231290 },
      municipio: { descMunicipio: 'Sobral' },
    });
    expect(orgao.formularios.every(({ oferecido }) => !oferecido)).toBe(true);
    expect(await auditoriaDe(app, idOuvidoria)).toMatchObject([
      { area: 'orgao', acao: 'Cadastro de órgão', informacoes: { depois: { prefixoProtocolo: '90701' } } },
    ]);
  });

  it.each([
    [{ prefixoProtocolo: '00106' }, 409, 'prefixoProtocolo'],
    [{ prefixoProtocolo: '106' }, 400, 'prefixoProtocolo'],
    [{ idMunicipio: null }, 400, 'idMunicipio'],
    [{ uf: 'PE' }, 400, 'idMunicipio'],
    [{ uf: 'XX', idMunicipio: null, idEsfera: 2 }, 400, 'uf'],
    [{ idOrgaoSiorg: 999_999 }, 400, 'idOrgaoSiorg'],
    [{ aderiuEm: '2026-03-13' }, 400, 'aderiuEm'],
    [{ nome: '' }, 400, 'nome'],
  ])('refuses %o with %i at its field', async (mudanca, status, campo) => {
    const resposta = await pessoas.admin.post(url(), novoOrgao({ prefixoProtocolo: '90799', ...mudanca }));
    expect([resposta.statusCode, Object.keys(resposta.json().details.campos)]).toEqual([status, [campo]]);
  });

  it('finds units of the federal directory by name, sigla or code', async () => {
    const procurar = async (busca: string) =>
      (await pessoas.admin.get(`/api/app-web/v1/gerenciar/unidades-siorg?busca=${busca}`)).json();
    expect(await procurar('controladoria')).toMatchObject([{ id: 214460, sigla: 'CGU' }]);
    expect(await procurar('100911')).toMatchObject([{ sigla: 'IFCE' }]);
  });
});

describe('the data of an office', () => {
  const mudar = async (quem: keyof Pessoas, idOuvidoria: number, mudanca: object, versao?: number) => {
    const orgao = await ver(idOuvidoria);
    return put(pessoas[quem], url(`/${idOuvidoria}`), {
      dados: { ...orgao.dados, ...mudanca },
      versao: versao ?? orgao.versao,
    });
  };

  it('S6-04 is not found by people who manage another, and forbidden to those who manage none', async () => {
    expect((await pessoas.gestor.get(url('/6'))).statusCode).toBe(404);
    expect((await mudar('gestor', 6, { telefone: '(61) 2020-1234' })).statusCode).toBe(404);
    expect((await pessoas.respondente.get(url('/6'))).statusCode).toBe(403);
    expect((await pessoas.admin.get(url('/999999'))).statusCode).toBe(404);
  });

  it('is changed by its gestor, audited field by field, and read by the public', async () => {
    const resposta = await mudar('gestor', IFCE, { horario: 'Segunda a sexta, das 7h às 19h' });
    expect([resposta.statusCode, resposta.json()]).toEqual([
      200,
      { versao: 2, recontagem: false, emailPendente: null },
    ]);
    expect((await app.inject(`/api/app-web/v1/orgaos/${IFCE}`)).json().horario).toContain('7h às 19h');
    expect((await auditoriaDe(app, IFCE)).at(-1)).toMatchObject({
      acao: 'Mudança do cadastro de órgão',
      informacoes: {
        antes: { horario: 'Segunda a sexta, das 8h às 18h' },
        depois: { horario: 'Segunda a sexta, das 7h às 19h' },
      },
    });
  });

  it('writes nothing when nothing changed', async () => {
    const antes = await auditoriaDe(app, IFCE);
    expect((await mudar('gestor', IFCE, {})).json().recontagem).toBe(false);
    expect(await auditoriaDe(app, IFCE)).toEqual(antes);
  });

  it('tells the second of two people who save at once', async () => {
    expect((await mudar('gestor', IFCE, { site: null }, 1)).json()).toMatchObject({
      code: 'orgao.mudou-enquanto-isso',
    });
  });

  it('keeps what it joined with from its gestor', async () => {
    expect((await mudar('gestor', IFCE, { uf: 'DF', idMunicipio: 530010 })).json()).toMatchObject({
      code: 'orgao.dados-da-adesao',
      details: { campos: { uf: expect.any(String) } },
    });
  });

  it('keeps prefix and sphere once a protocol was issued', async () => {
    const idOuvidoria = await cadastrar({ prefixoProtocolo: '90702', sigla: 'OGM-A' });
    expect((await mudar('admin', idOuvidoria, { prefixoProtocolo: '90703', idEsfera: 2 })).statusCode).toBe(
      200,
    );
    await app.db
      .insertInto('protocolo_sequencia')
      .values({ id_ouvidoria: idOuvidoria, ano: 2026, ultimo: 1 })
      .execute();
    expect((await mudar('admin', idOuvidoria, { prefixoProtocolo: '90704' })).json().code).toBe(
      'orgao.prefixo-ja-usado',
    );
    expect((await mudar('admin', idOuvidoria, { idEsfera: 3 })).json().code).toBe('orgao.esfera-ja-usada');
    expect((await mudar('admin', idOuvidoria, { sigla: 'OGM-B' })).statusCode).toBe(200);
  });

  it('moves its open terms with its place: other holidays, counted in the background', async () => {
    const idOuvidoria = await cadastrar({ prefixoProtocolo: '90705', sigla: 'OGM-C', idMunicipio: 230440 });
    const caso = await criarCaso(app, { idOuvidoria, registradaEm: '2026-03-05T10:00:00-03:00' });
    const prazo = async () =>
      (
        await app.db
          .selectFrom('manifestacao')
          .select('prazo')
          .where('id', '=', caso.id)
          .executeTakeFirstOrThrow()
      ).prazo;
    const antes = await prazo();
    await app.db
      .insertInto('feriado')
      .values({ data: antes, descricao: 'Dia da cidade', abrangencia: 'municipal', id_municipio: 231290 })
      .execute();
    expect((await mudar('admin', idOuvidoria, { idMunicipio: 231290 })).json().recontagem).toBe(true);
    expect(await prazo()).toBe(antes);
    await app.runJobs();
    expect((await prazo()) > antes).toBe(true);
  });

  it('LAI art. 17 § 1º: has a Ministério above its Commander only if federal, and as the administrador says', async () => {
    const MINISTERIO = 6;
    const recusado = { code: 'orgao.ministerio-desconhecido' };
    for (const idOuvidoriaMinisterio of [IFCE, 999_999])
      expect((await mudar('admin', IFCE, { idOuvidoriaMinisterio })).json()).toMatchObject(recusado);
    const municipal = await cadastrar({ prefixoProtocolo: '90709', sigla: 'OGM-M' });
    expect((await mudar('admin', municipal, { idOuvidoriaMinisterio: MINISTERIO })).json()).toMatchObject(
      recusado,
    );
    expect((await mudar('gestor', IFCE, { idOuvidoriaMinisterio: MINISTERIO })).json().code).toBe(
      'orgao.dados-da-adesao',
    );
    expect((await mudar('admin', IFCE, { idOuvidoriaMinisterio: MINISTERIO })).statusCode).toBe(200);
    expect((await ver(IFCE)).dados.idOuvidoriaMinisterio).toBe(MINISTERIO);
    expect((await mudar('admin', IFCE, { idOuvidoriaMinisterio: null })).statusCode).toBe(200);
  });

  it('N2 an office for training is marked by the administrador alone, leaves what people are offered, and comes back', async () => {
    const achado = async () =>
      (await app.inject('/api/app-web/v1/orgaos?busca=IFCE')).json<{ total: number }>().total;
    expect((await mudar('gestor', IFCE, { deTeste: true })).json()).toMatchObject({
      code: 'orgao.dados-da-adesao',
      details: { campos: { deTeste: expect.any(String) } },
    });
    expect([(await ver(IFCE)).dados.deTeste, await achado()]).toEqual([false, 1]);
    expect((await mudar('admin', IFCE, { deTeste: true })).statusCode).toBe(200);
    expect([(await ver(IFCE)).dados.deTeste, await achado()]).toEqual([true, 0]);
    expect((await auditoriaDe(app, IFCE)).at(-1)).toMatchObject({
      acao: 'Mudança do cadastro de órgão',
      informacoes: { antes: { deTeste: false }, depois: { deTeste: true } },
    });
    const semDizer = await mudar('admin', IFCE, { deTeste: undefined });
    expect(semDizer.statusCode, 'nothing is kept or lost by leaving it out').toBe(400);
    expect([(await ver(IFCE)).dados.deTeste, await achado()]).toEqual([true, 0]);
    expect((await mudar('admin', IFCE, { deTeste: false })).statusCode).toBe(200);
    expect(await achado()).toBe(1);
  });

  it('keeps the SIC of an office that takes access requests', async () => {
    expect((await mudar('gestor', IFCE, { temSic: false })).json()).toMatchObject({
      code: 'orgao.sic-com-formulario',
      details: { campos: { temSic: expect.any(String) } },
    });
  });
});

describe('inactivating and reactivating', () => {
  const agir = async (quem: keyof Pessoas, idOuvidoria: number, ato: string) =>
    pessoas[quem].post(url(`/${idOuvidoria}/${ato}`), { versao: (await ver(idOuvidoria)).versao });

  it('is the administrador’s alone', async () => {
    expect((await agir('gestor', IFCE, 'inativar')).statusCode).toBe(403);
  });

  it('is refused while somebody waits, and says how many', async () => {
    await criarCaso(app, { idOuvidoria: FORTALEZA });
    const pedido = await criarPedido(app, { idOuvidoria: IFCE });
    await criarRecurso(app, pedido.id, { idJulgadora: FORTALEZA });
    const resposta = await agir('admin', FORTALEZA, 'inativar');
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json()).toMatchObject({
      code: 'orgao.com-pendencias',
      message: expect.stringContaining('1 manifestação aberta e 1 recurso aberto'),
      details: { manifestacoes: 1, recursos: 1 },
    });
    expect((await agir('admin', 90, 'inativar')).json().code).toBe('orgao.julga-recursos');
  });

  it('takes the office out of the directory and of what may be filed, and back', async () => {
    await criarCaso(app, { idOuvidoria: JUAZEIRO, situacao: Situacao.arquivada });
    const maria = await entrarComo(app, 'maria.cidada');
    const registrar = () =>
      maria.post('/api/app-web/v1/manifestacoes', novoRegistro({ idOuvidoriaDestino: JUAZEIRO }));
    expect((await agir('admin', JUAZEIRO, 'inativar')).statusCode).toBe(200);
    expect((await app.inject(`/api/app-web/v1/orgaos/${JUAZEIRO}`)).statusCode).toBe(404);
    expect((await registrar()).json().code).toBe('manifestacao.orgao-nao-recebe');
    expect((await listar('admin', '?situacao=inativo')).itens.map(({ sigla }) => sigla)).toEqual([
      'OGM-Juazeiro do Norte',
    ]);
    expect((await agir('admin', JUAZEIRO, 'inativar')).json().code).toBe('orgao.ja-inativo');
    expect((await agir('admin', JUAZEIRO, 'reativar')).statusCode).toBe(200);
    expect((await app.inject(`/api/app-web/v1/orgaos/${JUAZEIRO}`)).statusCode).toBe(200);
    expect((await registrar()).statusCode).toBe(200);
    expect((await auditoriaDe(app, JUAZEIRO)).map(({ acao }) => acao)).toEqual([
      'Inativação de órgão',
      'Reativação de órgão',
    ]);
  });
});

describe('the forms an office offers', () => {
  const oferecidos = async (idOuvidoria: number) =>
    (await ver(idOuvidoria)).formularios
      .filter(({ oferecido }) => oferecido)
      .map(({ idTipoFormulario }) => idTipoFormulario);
  const escolher = (quem: keyof Pessoas, idOuvidoria: number, formularios: number[], antes: number[]) =>
    put(pessoas[quem], url(`/${idOuvidoria}/formularios`), { formularios, antes });
  const naHome = async () =>
    (await app.inject('/api/app-web/v1/tipos-formularios/permitidos?sigUf=CE&municipio=Sobral'))
      .json<{ idTipoFormulario: number }[]>()
      .map(({ idTipoFormulario }) => idTipoFormulario);

  it('S2-08 decide what the home of its city offers', async () => {
    const idOuvidoria = await cadastrar({ prefixoProtocolo: '90706', sigla: 'OGM-D' });
    expect(await naHome()).toEqual([]);
    expect((await escolher('admin', idOuvidoria, [1, 3], [])).statusCode).toBe(200);
    expect(await naHome()).toEqual([1, 3]);
    expect((await escolher('admin', idOuvidoria, [1], [1, 3])).statusCode).toBe(200);
    expect(await naHome()).toEqual([1]);
    expect((await auditoriaDe(app, idOuvidoria)).at(-1)).toMatchObject({
      acao: 'Formulários oferecidos',
      informacoes: {
        antes: { formularios: ['Padrão', 'Acesso à Informação'] },
        depois: { formularios: ['Padrão'] },
      },
    });
  });

  it('S2-08 keep what the law obliges, and an active office keeps at least one', async () => {
    const antes = await oferecidos(IFCE);
    const semDenuncia = antes.filter((id) => id !== 4);
    const recusada = await escolher('gestor', IFCE, semDenuncia, antes);
    expect([recusada.statusCode, recusada.json().details.campos.formularios]).toEqual([
      409,
      expect.stringContaining('Lei 13.460/2017'),
    ]);
    expect(
      (
        await escolher(
          'gestor',
          IFCE,
          antes.filter((id) => id !== 2),
          antes,
        )
      ).statusCode,
    ).toBe(200);
    const agora = await oferecidos(IFCE);
    expect((await escolher('admin', IFCE, [], agora)).json().code).toBe('orgao.sem-formularios');
    expect(await oferecidos(IFCE)).toEqual(agora);
  });

  it('are refused where they do not fit, where others changed them, and of another office', async () => {
    const antes = await oferecidos(JUAZEIRO);
    expect((await escolher('admin', JUAZEIRO, [...antes, 3], antes)).json().code).toBe(
      'orgao.formulario-nao-cabe',
    );
    expect((await escolher('admin', JUAZEIRO, [...antes, 2], antes)).json().code).toBe(
      'orgao.formulario-nao-cabe',
    );
    expect((await escolher('admin', JUAZEIRO, [...antes, 77], antes)).statusCode).toBe(400);
    expect((await escolher('admin', JUAZEIRO, antes, [1, 2, 3])).json().code).toBe(
      'orgao.mudou-enquanto-isso',
    );
    expect((await escolher('gestor', JUAZEIRO, [], antes)).statusCode).toBe(404);
    expect(await oferecidos(JUAZEIRO)).toEqual(antes);
  });
});
