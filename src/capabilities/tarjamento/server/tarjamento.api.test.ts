import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anexarA, listAnexos } from '#capabilities/anexo/server/index.ts';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type CasoCriado, criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { NOME, naLinha } from '../corpus/testing-caso.ts';
import { comSenha } from '../corpus/testing-estruturas.ts';
import { pdftotext, qdf } from '../corpus/testing-ferramentas.ts';
import { casosQueViramImagem } from '../corpus/testing-imagens.ts';
import { casosDeMedida } from '../corpus/testing-medidas.ts';
import { linha, paginasCruas } from '../corpus/testing-pdf-cru.ts';
import { tabelaDeFora } from '../corpus/testing-textos.ts';
import { razoesDaImagem } from '../domain/virou-imagem.ts';

let dataDir: string;
let app: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tarjamento-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir }, demo: true });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const RAIZ = '/api/app-web/v1/tarjamento';
const pdf = () => paginasCruas([{ conteudo: linha(`Relato de ${NOME} em 2024`, 50, 700) }]);
const MARCA = naLinha(0, 107, 700, 96);

interface Formulario {
  readonly arquivo?: Uint8Array | undefined;
  readonly nome?: string;
  readonly campos?: Readonly<Record<string, string>>;
}

const multipart = ({ arquivo, nome = 'Relato.pdf', campos = {} }: Formulario) => {
  const limite = 'limite-do-teste';
  const partes = Object.entries(campos).map(([campo, valor]) =>
    Buffer.from(`--${limite}\r\nContent-Disposition: form-data; name="${campo}"\r\n\r\n${valor}\r\n`),
  );
  if (arquivo) {
    const cabeca = `--${limite}\r\nContent-Disposition: form-data; name="arquivo"; filename="${nome}"\r\nContent-Type: application/pdf\r\n\r\n`;
    partes.push(Buffer.from(cabeca), Buffer.from(arquivo), Buffer.from('\r\n'));
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${limite}` },
    payload: Buffer.concat([...partes, Buffer.from(`--${limite}--\r\n`)]),
  };
};

const aplicar = (quem: Visitor, formulario: Formulario): Promise<LightMyRequestResponse> =>
  quem.send({ method: 'POST', url: `${RAIZ}/aplicar`, ...multipart(formulario) });

const comMarcas = (marcas: unknown): Readonly<Record<string, string>> => ({ marcas: JSON.stringify(marcas) });

describe('S2-29 POST tarjamento/aplicar', () => {
  it('answers the redacted document and its report', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    const resposta = await aplicar(gestor, {
      arquivo: pdf(),
      campos: comMarcas([{ ...MARCA, motivo: 'dados_pessoais' }]),
    });
    expect(resposta.statusCode, resposta.body.slice(0, 300)).toBe(200);
    expect(resposta.headers['content-type']).toBe('application/pdf');
    expect(resposta.headers['content-disposition']).toContain('filename="Documento (tarjado).pdf"');
    expect(resposta.headers['cache-control']).toContain('no-store');
    const relatorio = JSON.parse(
      Buffer.from(String(resposta.headers['x-tarjamento-relatorio']), 'base64url').toString(),
    );
    expect(relatorio).toEqual({
      paginas: 1,
      marcas: 1,
      removidos: 15,
      avisos: [],
      rasterizadas: [],
      restantes: [],
    });
    expect(await pdftotext(resposta.rawPayload)).toMatch(/Relato de\s+em 2024/);
    expect(await qdf(resposta.rawPayload)).not.toContain('Segredo');
  });

  it.each([
    ['sem arquivo', undefined, comMarcas([MARCA]), 'arquivo'],
    ['sem marcas', pdf(), {}, 'marcas'],
    ['marcas que não são JSON', pdf(), { marcas: '[{"pagina":0,"x":NaN}]' }, 'marcas'],
    ['nenhuma marca', pdf(), comMarcas([]), 'marcas'],
    ['marca sem largura', pdf(), comMarcas([{ ...MARCA, largura: 0 }]), 'marcas.0.largura'],
    ['marca longe demais', pdf(), comMarcas([{ ...MARCA, x: -200_000 }]), 'marcas.0.x'],
    ['página negativa', pdf(), comMarcas([{ ...MARCA, pagina: -1 }]), 'marcas.0.pagina'],
    ['marca toda antes da página', pdf(), comMarcas([{ ...MARCA, x: -120 }]), 'marcas'],
    ['marca infinita', pdf(), { marcas: JSON.stringify([MARCA]).replace('96', '1e999') }, 'marcas.0.largura'],
    ['página que não existe', pdf(), comMarcas([{ ...MARCA, pagina: 7 }]), 'marcas'],
    ['marca toda além da página', pdf(), comMarcas([{ ...MARCA, x: 600 }]), 'marcas'],
    ['marcas demais', pdf(), comMarcas(Array.from({ length: 5001 }, () => MARCA)), 'marcas'],
    ['motivo inventado', pdf(), comMarcas([{ ...MARCA, motivo: 'porque sim' }]), 'marcas.0.motivo'],
    ['campo desconhecido', pdf(), { ...comMarcas([MARCA]), outro: '1' }, 'outro'],
  ])('refuses, naming the field: %s', async (_caso, arquivo, campos, campo) => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    const resposta = await aplicar(gestor, { arquivo, campos });
    expect(resposta.statusCode, resposta.body).toBe(400);
    expect(Object.keys(resposta.json().details.campos)).toContain(campo);
  });

  it('refuses two files, and the same field twice, instead of choosing one', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    const { headers, payload } = multipart({ arquivo: pdf(), campos: comMarcas([MARCA]) });
    const fim = Buffer.byteLength('--limite-do-teste--\r\n');
    const inteiro = payload.subarray(0, -fim);
    const inicioDoArquivo = inteiro.indexOf('--limite-do-teste', 1);
    const [marcas, arquivo] = [inteiro.subarray(0, inicioDoArquivo), inteiro.subarray(inicioDoArquivo)];
    const fecho = payload.subarray(-fim);
    for (const [repetida, campo] of [
      [arquivo, 'arquivo'],
      [marcas, 'marcas'],
    ] as const) {
      const resposta = await gestor.send({
        method: 'POST',
        url: `${RAIZ}/aplicar`,
        headers,
        payload: Buffer.concat([inteiro, repetida, fecho]),
      });
      expect(resposta.statusCode, resposta.body).toBe(400);
      expect(Object.keys(resposta.json().details.campos)).toContain(campo);
    }
  });

  it('cuts at the edge a mark that is partly off the page', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    const campos = comMarcas([{ ...MARCA, x: -20, largura: 223 }]);
    const resposta = await aplicar(gestor, { arquivo: pdf(), campos });
    expect(resposta.statusCode, resposta.body.slice(0, 300)).toBe(200);
    expect(await pdftotext(resposta.rawPayload)).not.toMatch(/Relato|Segredo/);
  });

  it('says which page numbers there are', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    for (const pagina of [-1, 999]) {
      const resposta = await aplicar(gestor, { arquivo: pdf(), campos: comMarcas([{ ...MARCA, pagina }]) });
      expect(resposta.json().details.campos['marcas.0.pagina']).toContain('de 0 a 499');
    }
  });

  it('refuses in words what it cannot read, and says nothing of the content in the log', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    const campos = comMarcas([MARCA]);
    const protegido = await aplicar(gestor, { arquivo: await comSenha(), campos });
    expect([protegido.statusCode, protegido.json().code]).toEqual([422, 'tarjamento.protegido']);
    const texto = await aplicar(gestor, { arquivo: Buffer.from(`oi ${NOME}`), campos, nome: `${NOME}.pdf` });
    expect([texto.statusCode, texto.json().code]).toEqual([422, 'tarjamento.nao-e-pdf']);
    expect(app.log()).not.toContain('Segredo');
  });

  it('hands over nothing that could be recovered: says where, and takes the page as an image', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    const { bytes } = tabelaDeFora();
    const campos = comMarcas([{ pagina: 0, x: 215.4, y: 131.5, largura: 104.6, altura: 13.6 }]);
    const recusada = await aplicar(gestor, { arquivo: bytes, campos });
    expect([recusada.statusCode, recusada.json().code]).toEqual([422, 'TARJAMENTO_RECUPERAVEL']);
    expect(recusada.json().details.locais).toEqual([
      { onde: 'Texto da tarja em outro lugar da página', pagina: 0 },
    ]);
    const imagem = await aplicar(gestor, { arquivo: bytes, campos: { ...campos, rasterizar: '[0]' } });
    expect(imagem.statusCode).toBe(200);
    expect(await pdftotext(imagem.rawPayload)).not.toMatch(/Joaquina|Segredo/);
  });

  it.each(casosQueViramImagem().map((caso) => [caso.nome, caso] as const))(
    'turns into an image, and says why, instead of refusing: %s',
    async (_nome, { bytes, marcas, razao }) => {
      const gestor = await entrarComo(app, 'gestor.cgu');
      const resposta = await aplicar(gestor, { arquivo: bytes, campos: comMarcas(marcas) });
      expect(resposta.statusCode, resposta.body.slice(0, 300)).toBe(200);
      const cabecalho = String(resposta.headers['x-tarjamento-relatorio']);
      const relatorio = JSON.parse(Buffer.from(cabecalho, 'base64url').toString());
      expect(relatorio.rasterizadas).toEqual([0]);
      expect(relatorio.avisos[0]).toContain(`A página 1 virou imagem porque tem ${razoesDaImagem[razao]}`);
      expect(await pdftotext(resposta.rawPayload)).not.toMatch(/Joaquina|Segredo/);
    },
  );

  it('takes marks in points of the page as displayed: turned, cropped and scaled', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    for (const { nome, bytes, marcas } of casosDeMedida().filter(({ unidade }) => unidade === 2)) {
      const resposta = await aplicar(gestor, { arquivo: bytes, campos: comMarcas(marcas) });
      expect(resposta.statusCode, nome).toBe(200);
      const texto = await pdftotext(resposta.rawPayload);
      expect(texto, nome).not.toMatch(/Joaquina|Segredo/);
      expect(texto, nome).toContain('em 2024');
    }
  }, 60_000);

  it('takes no more than 100 MB', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    const { headers, payload } = multipart({ arquivo: pdf(), campos: comMarcas([MARCA]) });
    const declarado = await gestor.send({
      method: 'POST',
      url: `${RAIZ}/aplicar`,
      headers: { ...headers, 'content-length': '200000000' },
      payload,
    });
    expect([declarado.statusCode, declarado.json().code]).toEqual([413, 'tarjamento.grande']);
  });

  it('is for servants, and takes only a form with a file', async () => {
    const cidada = await entrarComo(app, 'maria.cidada');
    expect((await aplicar(cidada, { arquivo: pdf(), campos: comMarcas([MARCA]) })).statusCode).toBe(403);
    const ninguem = new Visitor(app);
    expect((await aplicar(ninguem, { arquivo: pdf(), campos: comMarcas([MARCA]) })).statusCode).toBe(401);
    const colaborador = await entrarComo(app, 'colaborador.cgu');
    expect((await aplicar(colaborador, { arquivo: pdf(), campos: comMarcas([MARCA]) })).statusCode).toBe(200);
    const emJson = await colaborador.post(`${RAIZ}/aplicar`, { marcas: [MARCA] });
    expect(emJson.statusCode).toBe(415);
  });
});

const anexar = async (caso: CasoCriado, bytes: Uint8Array, nome: string): Promise<number> => {
  const { idAnexo, segredo } = await enviarArquivo(app, bytes, nome);
  const enviados = [{ idAnexo, segredo }];
  await app.platform.db
    .transaction()
    .execute((tx) => anexarA(app.platform, tx, { enviados, idManifestacao: caso.id, cofre: caso.cofre }));
  return idAnexo;
};

const protocoloDe = async ({ id }: CasoCriado): Promise<string> => {
  const row = await app.db
    .selectFrom('manifestacao')
    .select('protocolo')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.protocolo;
};

describe('files of a case', () => {
  it('lists the PDFs that the servant may see, by id and by protocol', async () => {
    const caso = await criarCaso(app);
    const idAnexo = await anexar(caso, pdf(), 'Relato.pdf');
    const gestor = await entrarComo(app, 'gestor.cgu');
    const porId = await gestor.get(`${RAIZ}/casos/${caso.id}/pdfs`);
    expect(porId.statusCode, porId.body).toBe(200);
    expect(porId.json()).toMatchObject({ idManifestacao: caso.id, pdfs: [{ idAnexo, nome: 'Relato.pdf' }] });
    const porProtocolo = await gestor.get(`${RAIZ}/casos?protocolo=${await protocoloDe(caso)}`);
    expect(porProtocolo.json()).toEqual(porId.json());
    expect((await gestor.get(`${RAIZ}/casos?protocolo=99999999999999999`)).statusCode).toBe(404);
  });

  it('attaches the redacted copy, sealed as the denúncia is and without the name of the original, with a history row; the original stays', async () => {
    const caso = await criarCaso(app, { tipo: TipoManifestacao.denuncia, login: null });
    const idAnexo = await anexar(caso, pdf(), `Prova de ${NOME}.pdf`);
    const gestor = await entrarComo(app, 'gestor.cgu');
    const resposta = await gestor.post(`${RAIZ}/casos/${caso.id}/anexos/${idAnexo}/aplicar`, {
      marcas: [{ ...MARCA, motivo: 'denunciante' }],
      guardarLista: true,
    });
    expect(resposta.statusCode, resposta.body).toBe(200);
    const anexos = await listAnexos(app.db, { row: { id: caso.id }, cofre: caso.cofre });
    expect(anexos.map(({ nomeArquivo }) => nomeArquivo)).toEqual([
      `Prova de ${NOME}.pdf`,
      'Documento (tarjado).pdf',
      'Documento (lista de tarjas).txt',
    ]);
    const row = await app.db
      .selectFrom('anexo')
      .selectAll()
      .where('id', '=', resposta.json().idAnexo)
      .executeTakeFirstOrThrow();
    expect([row.nome, row.id_manifestacao]).toEqual([null, caso.id]);
    const baixada = await gestor.get(
      `/api/app-web/v1/manifestacoes/${caso.id}/anexos/${resposta.json().idAnexo}`,
    );
    expect(await pdftotext(baixada.rawPayload)).toMatch(/Relato de\s+em 2024/);
    expect(await qdf(baixada.rawPayload)).not.toContain('Segredo');
    const historico = await app.db
      .selectFrom('manifestacao_historico')
      .selectAll()
      .where('id_manifestacao', '=', caso.id)
      .where('acao', '=', 'Documento tarjado')
      .executeTakeFirstOrThrow();
    expect(historico.informacoes).toBe('1 tarja em 1 página: Identidade de quem denuncia (1).');
    expect(JSON.stringify(historico)).not.toContain('Segredo');
    expect(app.log()).not.toContain('Segredo');
  });

  it('numbers the second copy of the same file', async () => {
    const caso = await criarCaso(app);
    const idAnexo = await anexar(caso, pdf(), 'Laudo.pdf');
    const gestor = await entrarComo(app, 'gestor.cgu');
    const url = `${RAIZ}/casos/${caso.id}/anexos/${idAnexo}/aplicar`;
    for (let vez = 0; vez < 2; vez++) {
      expect((await gestor.post(url, { marcas: [MARCA] })).statusCode).toBe(200);
    }
    const anexos = await listAnexos(app.db, { row: { id: caso.id }, cofre: caso.cofre });
    expect(anexos.map(({ nomeArquivo }) => nomeArquivo)).toEqual([
      'Laudo.pdf',
      'Documento (tarjado).pdf',
      'Documento (tarjado 2).pdf',
    ]);
  });

  it('does not exist for another office, a cidadão, an area without a step or an observador', async () => {
    const caso = await criarCaso(app, { tipo: TipoManifestacao.denuncia, login: null });
    const idAnexo = await anexar(caso, pdf(), 'Prova.pdf');
    const url = `${RAIZ}/casos/${caso.id}/anexos/${idAnexo}/aplicar`;
    const corpo = { marcas: [MARCA] };
    for (const [login, esperado] of [
      ['maria.cidada', 403],
      ['colaborador.cgu', 404],
      ['cadastrador.cgu', 404],
      ['observador.cgu', 403],
    ] as const) {
      const quem = await entrarComo(app, login);
      expect((await quem.post(url, corpo)).statusCode, login).toBe(esperado);
      if (esperado === 404) expect((await quem.get(`${RAIZ}/casos/${caso.id}/pdfs`)).statusCode).toBe(404);
    }
    const anexos = await listAnexos(app.db, { row: { id: caso.id }, cofre: caso.cofre });
    expect(anexos).toHaveLength(1);
  });

  it('attaches nothing when the copy cannot be made, and takes no file of another case', async () => {
    const [caso, outro] = [await criarCaso(app), await criarCaso(app)];
    const idAnexo = await anexar(caso, pdf(), 'Relato.pdf');
    const gestor = await entrarComo(app, 'gestor.cgu');
    const fora = await gestor.post(`${RAIZ}/casos/${caso.id}/anexos/${idAnexo}/aplicar`, {
      marcas: [{ ...MARCA, pagina: 3 }],
    });
    expect(fora.statusCode).toBe(400);
    const trocado = await gestor.post(`${RAIZ}/casos/${outro.id}/anexos/${idAnexo}/aplicar`, {
      marcas: [MARCA],
    });
    expect(trocado.statusCode).toBe(404);
    expect(await listAnexos(app.db, { row: { id: caso.id }, cofre: null })).toHaveLength(1);
  });
});
