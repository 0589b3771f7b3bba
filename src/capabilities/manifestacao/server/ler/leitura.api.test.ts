import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '#capabilities/anexo/domain/testing-arquivos.ts';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { entrarComoPrograma, type Programa } from '#capabilities/integracao/server/testing-integracao.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { criarCaso } from '#testing/casos.ts';
import { criarRecurso } from '#testing/decisoes.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

/** Maria Aparecida Souza files; everybody on the case writes who she is wherever they can. */
const DADO = /maria|aparecida|souza|700\.?100\.?037/iu;
const ARQUIVO = 'Maria_Souza CPF 700.100.037-03.TXT';
const ETIQUETA = 'Maria Souza';
const PALAVRAS = 'A Maria Aparecida Souza, CPF 700.100.037-03, atende em maria.cidada@escuta.invalid.';
const API = '/api/app-web/v1';

let app: TestApp;
let maria: Visitor;
let gestor: Visitor;
let ifce: Visitor;
let observador: Visitor;
let area: Visitor;
let programas: { respondente: Programa; observador: Programa };

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.cgu');
  ifce = await entrarComo(app, 'gestor.ifce');
  observador = await entrarComo(app, 'observador.cgu');
  area = await entrarComo(app, 'colaborador.cgu');
  programas = {
    respondente: await entrarComoPrograma(app, 'respondente'),
    observador: await entrarComoPrograma(app, 'observador'),
  };
}, 120_000);
afterAll(() => app.close());

const feito = (response: LightMyRequestResponse): LightMyRequestResponse => {
  expect(response.statusCode, response.body).toBe(200);
  expect(response.body).not.toContain('"feito":false');
  return response;
};
const ler = async (visitor: { get(url: string): Promise<LightMyRequestResponse> }, url: string) =>
  feito(await visitor.get(url)).body;
const noCaso = (visitor: Visitor, ato: string, id: number, mais: Record<string, unknown>) =>
  visitor.post(`${API}/tratamento/${ato}`, { casos: [{ idManifestacao: id }], ...mais }).then(feito);

const denuncia = () => criarCaso(app, { tipo: TipoManifestacao.denuncia });
/** Forwarded to another office without her consent. */
const recebida = async (): Promise<number> => {
  const { id } = await denuncia();
  await noCaso(gestor, 'encaminhar', id, {
    idOuvidoriaDestino: Orgaos.ifce,
    textoDestinatario: 'O fato é deste instituto, que deve apurar o que foi contado.',
    textoSolicitante: 'Enviamos a sua denúncia ao instituto federal.',
  });
  app.clock.advance(minutes(1));
  return id;
};
/** What was told under a promise of protection keeps it, whatever the type is later. */
const virouPedido = (id: number) =>
  app.db
    .updateTable('manifestacao')
    .set({
      id_tipo: TipoManifestacao.acessoAInformacao,
      id_tipo_formulario: TipoFormulario.acessoAInformacao,
    })
    .where('id', '=', id)
    .execute();
const passoNaArea = async (id: number): Promise<number> => {
  const { unidades } = (await gestor.get(`${API}/unidades`)).json<{
    unidades: { idUnidade: number; sigla: string }[];
  }>();
  const cogep = unidades.find(({ sigla }) => sigla === 'COGEP')?.idUnidade;
  await noCaso(gestor, 'tramitar', id, { unidades: [cogep], mensagem: 'Quantos atendentes havia?' });
  const { itens } = (await area.get(`${API}/tramitacoes`)).json<{
    itens: { idManifestacao: number; idTramitacao: number }[];
  }>();
  return itens.find(({ idManifestacao }) => idManifestacao === id)?.idTramitacao ?? 0;
};
const anexo = async (nome = ARQUIVO) => {
  const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('o que vi'), nome);
  return { idAnexo, segredo };
};
/** She is asked for more and sends a file named after her. */
const complementada = async (equipe: Visitor, id: number, nome = ARQUIVO): Promise<number> => {
  await noCaso(equipe, 'pedir-complementacao', id, {
    texto: 'Conte, por favor, em que dia foi que isso aconteceu.',
  });
  app.clock.advance(minutes(1));
  const enviado = await anexo(nome);
  feito(
    await maria.post(`${API}/manifestacoes/${id}/complementar`, {
      texto: 'Foi na segunda-feira, de manhã.',
      anexos: [enviado],
    }),
  );
  return enviado.idAnexo;
};
const nomeBaixado = async (visitor: Visitor, id: number, idAnexo: number): Promise<string> => {
  const { headers } = feito(await visitor.get(`${API}/manifestacoes/${id}/anexos/${idAnexo}`));
  return decodeURIComponent(String(headers['content-disposition']));
};

describe('the name of a file', () => {
  it('says nothing of who filed to the office that got the case without consent, and keeps its ending', async () => {
    const id = await recebida();
    const idAnexo = await complementada(ifce, id);
    for (const caminho of ['manifestacoes', 'tratamento']) {
      const caso = await ler(ifce, `${API}/${caminho}/${id}`);
      expect(caso).toContain(`anexos/${idAnexo}`);
      expect(caso).not.toMatch(DADO);
    }
    const baixado = await nomeBaixado(ifce, id, idAnexo);
    expect(baixado).not.toMatch(DADO);
    expect(baixado).toMatch(/\[dado pessoal\].*\.txt$/);
    expect(await nomeBaixado(maria, id, idAnexo)).toContain(ARQUIVO.replace('TXT', 'txt'));
  });

  it('says nothing of who filed to an area, in the step and in the download; the team reads it as it is', async () => {
    const { id } = await criarCaso(app);
    const idAnexo = await complementada(gestor, id, 'maria.cidada@escuta.invalid.txt');
    const idTramitacao = await passoNaArea(id);
    expect(await ler(area, `${API}/tramitacoes/${idTramitacao}`)).not.toMatch(DADO);
    const baixado = await nomeBaixado(area, id, idAnexo);
    expect(baixado).not.toMatch(DADO);
    expect(baixado).toContain("UTF-8''[dado pessoal].txt");
    expect(await nomeBaixado(gestor, id, idAnexo)).toContain('maria.cidada@escuta.invalid.txt');
  });

  it('says nothing of who filed to a judge of an appeal of what was a denúncia: case, download, redaction desk', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia, idOuvidoria: Orgaos.ifce });
    const { idAnexo, segredo } = await enviarArquivo(
      app,
      Buffer.from(await pdf()),
      'Resposta à MariaSouza.pdf',
    );
    await noCaso(ifce, 'responder-intermediaria', id, {
      texto: 'Recebemos a denúncia e vamos apurar o que foi contado.',
      anexos: [{ idAnexo, segredo }],
    });
    await virouPedido(id);
    await criarRecurso(app, { id });
    const julgador = await entrarComo(app, 'recursos.cgu');
    for (const url of [`${API}/manifestacoes/${id}`, `${API}/tarjamento/casos/${id}/pdfs`]) {
      const lido = await ler(julgador, url);
      expect(lido, url).toContain('Resposta à [dado pessoal].pdf');
      expect(lido, url).not.toMatch(DADO);
      expect(await ler(ifce, url), url).toContain('Resposta à MariaSouza.pdf');
    }
    expect(await nomeBaixado(julgador, id, idAnexo)).toMatch(/Resposta à \[dado pessoal\]\.pdf$/);
    expect(await nomeBaixado(ifce, id, idAnexo)).toMatch(/Resposta à MariaSouza\.pdf$/);
  });

  it('says nothing of who filed to a program', async () => {
    const { id } = await denuncia();
    await noCaso(gestor, 'responder-intermediaria', id, {
      texto: 'Recebemos a denúncia e vamos apurar o que foi contado.',
      anexos: [await anexo('maria.cidada@escuta.invalid.txt')],
    });
    const caso = await ler(programas.respondente, `/manifestacoes/${id}`);
    expect(caso).not.toMatch(DADO);
    const [arquivo] = JSON.parse(caso).Teor.Anexos;
    const baixado = JSON.parse(
      await ler(programas.respondente, `/manifestacoes/${id}/anexos/${arquivo.IdAnexoManifestacao}`),
    );
    expect([arquivo.NomeArquivo, baixado.NomeArquivo]).toEqual(['[dado pessoal].txt', '[dado pessoal].txt']);
  });
});

describe('a tag', () => {
  const tagged = async (visitor: Visitor, id: number) =>
    noCaso(visitor, 'classificar', id, { incluirTags: [ETIQUETA, 'iluminação'] });

  it('says nothing of who filed a denúncia to an observer: case, list, changes, file, options, program', async () => {
    const { id } = await denuncia();
    await tagged(gestor, id);
    for (const caminho of [
      `${id}`,
      `manifestacoes?ids=${id}`,
      `mudancas?ids=${id}`,
      'exportar?formato=csv&fila=todas',
      'opcoes-da-lista',
    ]) {
      const lido = await ler(observador, `${API}/tratamento/${caminho}`);
      // A label that only sealed cases carry is not offered to who reads covered.
      if (caminho !== 'opcoes-da-lista') expect(lido, caminho).toContain('iluminação');
      expect(lido, caminho).not.toMatch(/maria souza/i);
      expect(await ler(gestor, `${API}/tratamento/${caminho}`), caminho).toContain(ETIQUETA);
    }
    for (const programa of Object.values(programas)) {
      expect(await ler(programa, `/manifestacoes/${id}`)).not.toMatch(DADO);
    }
  });

  it('says nothing of who filed to an area, whose list also begins the text without the person', async () => {
    const { id } = await criarCaso(app, { teor: { texto: PALAVRAS } });
    await tagged(gestor, id);
    await passoNaArea(id);
    const lista = await ler(area, `${API}/tratamento/manifestacoes?ids=${id}`);
    expect(lista).toContain('iluminação');
    expect(lista).not.toMatch(DADO);
    expect(await ler(gestor, `${API}/tratamento/manifestacoes?ids=${id}`)).toMatch(/A Maria Aparecida Souza/);
  });

  it('says nothing of who filed to the office that got the case without consent, which can still take it off', async () => {
    const id = await recebida();
    await tagged(ifce, id);
    const tags = async () => JSON.parse(await ler(ifce, `${API}/tratamento/${id}`)).tags;
    expect(await tags()).toEqual(['iluminação', '[dado pessoal]']);
    expect(await ler(ifce, `${API}/tratamento/manifestacoes?ids=${id}`)).not.toMatch(DADO);
    await noCaso(ifce, 'classificar', id, { tags: ['[dado pessoal]'] });
    expect(await tags()).toEqual(['[dado pessoal]']);
    await noCaso(ifce, 'classificar', id, { retirarTags: ['[dado pessoal]'] });
    expect(await tags()).toEqual([]);
  });
});

describe('an internal note', () => {
  it('is read by no observer, no area and not by who filed', async () => {
    const { id } = await denuncia();
    const url = `${API}/tratamento/${id}/notas`;
    feito(await gestor.post(url, { texto: PALAVRAS }));
    for (const visitor of [observador, area, maria]) expect((await visitor.get(url)).statusCode).toBe(403);
  });

  it('is read whole by the office that was chosen', async () => {
    const { id } = await denuncia();
    const url = `${API}/tratamento/${id}/notas`;
    feito(await gestor.post(url, { texto: PALAVRAS }));
    expect(await ler(gestor, url)).toContain(PALAVRAS);
  });
});

describe('an incidente de correção of what was filed as a denúncia', () => {
  it('says nothing of who filed to the instance that judges; the office that was chosen reads it whole', async () => {
    const { id } = await criarCaso(app, {
      tipo: TipoManifestacao.denuncia,
      idOuvidoria: Orgaos.ifce,
      resposta: { texto: 'Os gastos serão enviados por correio.' },
    });
    await virouPedido(id);
    const idRecurso = await criarRecurso(app, { id }, { entrega: '2026-03-20' });
    const doRecurso = `${API}/recursos/${idRecurso}/incidentes`;
    const { idIncidente } = feito(
      await ifce.post(doRecurso, { motivo: 'impossibilidade', texto: PALAVRAS }),
    ).json();
    const umSo = `${API}/incidentes/${idIncidente}`;
    const julgador = await entrarComo(app, 'recursos.cgu');
    feito(
      await julgador.post(`${umSo}/prorrogar`, {
        dataEntrega: '2026-04-10',
        justificativa: 'O correio ainda não confirmou.',
      }),
    );
    feito(
      await julgador.post(`${umSo}/responder`, {
        resultado: 'nao-acolhido',
        texto: 'A data fixada fica mantida.',
      }),
    );
    for (const url of [umSo, doRecurso]) {
      const lido = await ler(julgador, url);
      expect(lido, url).toContain('[dado pessoal]');
      expect(lido, url).not.toMatch(DADO);
      expect((await ler(ifce, url)).split(PALAVRAS).length, url).toBe(2);
      for (const visitor of [observador, area]) expect((await visitor.get(url)).statusCode, url).toBe(403);
    }
    for (const situacao of ['aberto', 'respondido'])
      expect(await ler(julgador, `${API}/incidentes?situacao=${situacao}`)).not.toMatch(DADO);
  });
});
