import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { comProva } from '#testing/prova-de-trabalho.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { concat } from '../domain/formatos/bytes.ts';
import { AUTORA, exe, jpeg, jpegComAutora, pdf } from '../domain/testing-arquivos.ts';
import { enviarArquivo, enviarPedaco, pedirEnvio, perguntar } from './testing-envio.ts';

let dataDir: string;
let app: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'anexos-'));
  app = await createTestApp({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const naLoja = async (): Promise<string[]> => {
  const entradas = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entradas.filter((e) => e.isFile()).map((e) => path.join(e.parentPath, e.name));
};

describe('Lei 13.608/2018, art. 4-B: a file that is sent tells little of who sends it', () => {
  it('its row tells the hour, also when the file is refused or never attached', async () => {
    const antes = app.clock.now();
    app.clock.set('2026-03-12T07:19:22.369Z');
    const enviados = [
      await pedirEnvio(app, 'foto.jpg', 10),
      await enviarArquivo(app, exe(), 'foto.jpg'),
      await enviarArquivo(app, await pdf(), 'laudo.pdf'),
    ];
    app.clock.set(antes);
    const rows = await app.db
      .selectFrom('anexo')
      .select(['situacao', 'criado_em', 'expira_em'])
      .where(
        'id',
        'in',
        enviados.map(({ idAnexo }) => idAnexo),
      )
      .orderBy('id')
      .execute();
    expect(rows.map(({ situacao }) => situacao)).toEqual(['recebendo', 'recusado', 'pronto']);
    for (const { criado_em, expira_em } of rows) {
      expect(criado_em.toISOString()).toBe('2026-03-12T07:00:00.000Z');
      expect(expira_em.getTime() % 3_600_000).toBe(0);
      expect(expira_em.getTime()).toBeGreaterThanOrEqual(Date.parse('2026-03-12T08:19:22Z'));
    }
  });

  it('a name of somebody, or a CPF, in the name of the file is pointed out to who sends it', async () => {
    const codigos = async (nome: string) => {
      const { situacao } = await enviarArquivo(app, Buffer.from('recibo'), nome);
      return (situacao.alertas as readonly { codigo: string }[]).map(({ codigo }) => codigo);
    };
    expect(await codigos('Contracheque Maria Aparecida Souza 70010003703.txt')).toEqual(['nome-do-arquivo']);
    expect(await codigos('CNH_MariaAparecidaSouza.txt')).toEqual(['nome-do-arquivo']);
    expect(await codigos('nota fiscal 12.txt')).toEqual([]);
  });
});

describe('S9-01 the signed link', () => {
  it('lives 3600 s, in the address and in the answer', async () => {
    const { urlEnvio, expiraEm } = await pedirEnvio(app, 'foto.jpg', 10);
    const segundos = app.clock.now().getTime() / 1000 + 3600;
    expect(new URL(urlEnvio, 'http://x').searchParams.get('expira')).toBe(String(segundos));
    expect(Date.parse(expiraEm)).toBe(segundos * 1000);
  });

  it('takes bytes in its last second and refuses them in the next', async () => {
    const { urlEnvio } = await pedirEnvio(app, 'foto.jpg', 20);
    const antes = app.clock.now();
    app.clock.advance(3_599_000);
    expect((await enviarPedaco(app, urlEnvio, new Uint8Array(10))).statusCode).toBe(200);
    app.clock.advance(1000);
    const tarde = await enviarPedaco(app, urlEnvio, new Uint8Array(10), 10);
    expect([tarde.statusCode, tarde.json().code]).toEqual([403, 'anexo.link-vencido']);
    app.clock.set(antes);
  });

  it.each([
    ['a later date', (url: string) => url.replace(/expira=\d+/, 'expira=9999999999')],
    [
      "another file's number",
      (url: string) => url.replace(/anexos\/(\d+)/, (_, id) => `anexos/${Number(id) - 1}`),
    ],
    [
      'a changed signature',
      (url: string) => url.replace(/assinatura=./, (a) => `${a.slice(0, -1)}${a.endsWith('A') ? 'B' : 'A'}`),
    ],
    ['a short signature', (url: string) => url.replace(/assinatura=.*/, 'assinatura=AAAA')],
  ])('does not open with %s', async (_nome, mudar) => {
    const { urlEnvio } = await pedirEnvio(app, 'foto.jpg', 10);
    const resposta = await enviarPedaco(app, mudar(urlEnvio), new Uint8Array(10));
    expect([resposta.statusCode, resposta.json().code]).toEqual([403, 'anexo.link-invalido']);
  });

  it('refuses a file above 30,000,000 bytes before it begins', async () => {
    const pedido = (tamanho: number) =>
      comProva((prova) =>
        app.inject({
          method: 'POST',
          url: '/api/app-web/v1/anexos',
          payload: { nomeArquivo: 'a.pdf', tamanho, ...prova },
        }),
      );
    expect((await pedido(30_000_001)).statusCode).toBe(400);
    expect((await pedido(0)).statusCode).toBe(400);
    expect((await pedido(30_000_000)).statusCode).toBe(200);
  });
});

describe('pieces', () => {
  it('go on where a lost connection stopped: a wrong place is told the right one', async () => {
    const bytes = jpeg();
    const { idAnexo, segredo, urlEnvio } = await pedirEnvio(app, 'foto.jpg', bytes.length);
    expect((await enviarPedaco(app, urlEnvio, bytes.subarray(0, 50))).json().recebido).toBe(50);
    for (const posicao of [0, 49, 51]) {
      const errado = await enviarPedaco(app, urlEnvio, bytes.subarray(posicao), posicao);
      expect([errado.statusCode, errado.json().details]).toEqual([409, { recebido: 50 }]);
    }
    expect((await perguntar(app, idAnexo, 'situacao', { segredo })).json()).toMatchObject({
      situacao: 'recebendo',
      recebido: 50,
      tamanho: bytes.length,
    });
    const cedo = await perguntar(app, idAnexo, 'concluir', { segredo });
    expect([cedo.statusCode, cedo.json().code]).toEqual([409, 'anexo.incompleto']);
    await enviarPedaco(app, urlEnvio, bytes.subarray(50), 50);
    expect((await perguntar(app, idAnexo, 'concluir', { segredo })).json()).toMatchObject({
      situacao: 'pronto',
      tipoConteudo: 'image/jpeg',
    });
  });

  it('sent twice at the same moment are taken once', async () => {
    const { urlEnvio } = await pedirEnvio(app, 'foto.jpg', 100);
    const respostas = await Promise.all([1, 2, 3].map(() => enviarPedaco(app, urlEnvio, new Uint8Array(50))));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('never hold more than the file said it has', async () => {
    const { idAnexo, segredo, urlEnvio } = await pedirEnvio(app, 'foto.jpg', 10);
    const resposta = await enviarPedaco(app, urlEnvio, new Uint8Array(11));
    expect([resposta.statusCode, resposta.json().code]).toEqual([400, 'anexo.maior']);
    expect((await perguntar(app, idAnexo, 'situacao', { segredo })).json().recebido).toBe(0);
  });

  it('have at most 5 MB, a beginning, and bytes', async () => {
    const { urlEnvio } = await pedirEnvio(app, 'foto.jpg', 6_000_000);
    const codigo = async (pedaco: Uint8Array, posicao: string) =>
      (await enviarPedaco(app, urlEnvio, pedaco, posicao)).json().code;
    expect(await codigo(new Uint8Array(5_000_001), '0')).toBe('anexo.pedaco-grande');
    expect(await codigo(new Uint8Array(10), 'zero')).toBe('anexo.posicao-ausente');
    expect(await codigo(new Uint8Array(0), '0')).toBe('anexo.pedaco-vazio');
  });

  it('are bytes and nothing else; other endpoints still take no bytes', async () => {
    const { urlEnvio } = await pedirEnvio(app, 'foto.jpg', 10);
    const json = await app.inject({
      method: 'PUT',
      url: urlEnvio,
      headers: { 'upload-offset': '0' },
      payload: { a: 1 },
    });
    expect(json.statusCode).toBe(415);
    const outro = await app.inject({
      method: 'POST',
      url: '/api/app-web/v1/anexos',
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from('x'),
    });
    expect(outro.statusCode).toBe(415);
  });
});

describe('over a real connection', () => {
  const comeco = async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  };
  const headers = { 'content-type': 'application/octet-stream', 'upload-offset': '0' };

  it('takes 30,000,000 bytes; hears a refusal before its bytes are read; forgets a piece whose line broke', async () => {
    const origem = await comeco();
    const bytes = concat([jpeg(), new Uint8Array(30_000_000 - jpeg().length)]);
    const { idAnexo, segredo, urlEnvio } = await pedirEnvio(app, 'foto.jpg', bytes.length);
    const recusado = await fetch(`${origem}${urlEnvio}A`, {
      method: 'PUT',
      headers,
      body: bytes.slice(0, 5_000_000),
    });
    expect(recusado.status).toBe(403);

    const parado = httpRequest(`${origem}${urlEnvio}`, {
      method: 'PUT',
      headers: { ...headers, 'content-length': 1_000_000 },
    });
    parado.on('error', () => undefined);
    parado.write(Buffer.alloc(500_000));
    await new Promise((resolve) => setTimeout(resolve, 300));
    parado.destroy();
    await vi.waitFor(() => expect(app.log()).toMatch(/"rota":"[^"]*conteudo","status":409/));
    expect(app.log()).not.toContain('erro inesperado');

    for (let posicao = 0; posicao < bytes.length; posicao += 5_000_000) {
      const resposta = await fetch(`${origem}${urlEnvio}`, {
        method: 'PUT',
        headers: { ...headers, 'upload-offset': String(posicao) },
        body: bytes.slice(posicao, posicao + 5_000_000),
      });
      expect(resposta.status).toBe(200);
    }
    const pronto = await perguntar(app, idAnexo, 'concluir', { segredo, manterMetadados: true });
    expect(pronto.json()).toMatchObject({ situacao: 'pronto', tamanho: 30_000_000 });
  });
});

describe('what came is judged', () => {
  it.each([
    ['a program renamed .pdf', async () => exe(), /não é de um tipo aceito/],
    ['a photo with a program behind it', async () => concat([jpeg(), exe()]), /outro arquivo escondido/],
  ])('%s is refused, says why, and leaves nothing in the store', async (_nome, arquivo, motivo) => {
    const antes = (await naLoja()).length;
    const { idAnexo, segredo, situacao } = await enviarArquivo(app, await arquivo(), 'laudo.pdf');
    expect(situacao).toMatchObject({ situacao: 'recusado', motivoRecusa: expect.stringMatching(motivo) });
    expect((await naLoja()).length).toBe(antes);
    expect((await perguntar(app, idAnexo, 'concluir', { segredo })).json()).toEqual(situacao);
  });

  it('tells what names the author, takes it out, and puts it back when it is kept as proof', async () => {
    const bytes = jpegComAutora();
    const { idAnexo, segredo, situacao } = await enviarArquivo(app, bytes, 'foto.jpg');
    expect(situacao.alertas).toMatchObject([{ codigo: 'autor' }, { codigo: 'local' }]);
    expect(situacao.tamanho).toBeLessThan(bytes.length);
    const mantido = await perguntar(app, idAnexo, 'concluir', { segredo, manterMetadados: true });
    expect(mantido.json()).toMatchObject({
      situacao: 'pronto',
      tamanho: bytes.length,
      alertas: situacao.alertas,
    });
    const limpo = await perguntar(app, idAnexo, 'concluir', { segredo, manterMetadados: false });
    expect(limpo.json()).toEqual(situacao);
  });

  it('takes a PDF through the thread that rewrites it', async () => {
    const { situacao } = await enviarArquivo(app, await pdf({ autora: true }), 'laudo.pdf');
    expect(situacao).toMatchObject({ situacao: 'pronto', tipoConteudo: 'application/pdf' });
  });

  it('keeps no readable byte: neither in the store nor the name in the database', async () => {
    await enviarArquivo(app, jpegComAutora(), `denuncia de ${AUTORA}.jpg`, true);
    for (const arquivo of await naLoja()) expect((await readFile(arquivo)).includes(AUTORA)).toBe(false);
    const rows = await app.db.selectFrom('anexo').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(AUTORA);
    expect(rows.some(({ nome }) => nome !== null)).toBe(false);
    expect(rows.some(({ nome_cifrado }) => nome_cifrado?.includes(AUTORA))).toBe(false);
  });
});

describe('only who sent a file knows of it', () => {
  it.each(['situacao', 'concluir', 'remover'] as const)(
    'a wrong secret and a wrong number get the same answer: %s',
    async (ato) => {
      const { idAnexo, segredo } = await enviarArquivo(app, jpeg(), 'foto.jpg');
      const outro = await enviarArquivo(app, jpeg(), 'foto.jpg');
      const errado = await perguntar(app, idAnexo, ato, { segredo: outro.segredo });
      const inexistente = await perguntar(app, 999_999, ato, { segredo });
      expect([errado.statusCode, errado.body]).toEqual([404, inexistente.body]);
      expect((await perguntar(app, idAnexo, 'situacao', { segredo })).statusCode).toBe(200);
    },
  );

  it('who has the secret removes it, from the table and from the store', async () => {
    const antes = (await naLoja()).length;
    const { idAnexo, segredo } = await enviarArquivo(app, jpeg(), 'foto.jpg');
    expect((await naLoja()).length).toBe(antes + 2);
    expect((await perguntar(app, idAnexo, 'remover', { segredo })).json()).toEqual({ ok: true });
    expect((await naLoja()).length).toBe(antes);
    expect((await perguntar(app, idAnexo, 'situacao', { segredo })).statusCode).toBe(404);
  });
});

it('the log has neither address, agent, link nor name', async () => {
  const headers = { 'user-agent': 'AgenteSecreto/1.0' };
  const payload = { nomeArquivo: 'planta-do-cofre.pdf', tamanho: 10 };
  const remoteAddress = '198.51.100.77';
  const pedido = await comProva((prova) =>
    app.inject({
      method: 'POST',
      url: '/api/app-web/v1/anexos',
      headers,
      payload: { ...payload, ...prova },
      remoteAddress,
    }),
  );
  const { urlEnvio, idAnexo, segredo } = pedido.json();
  const binario = { ...headers, 'content-type': 'application/octet-stream', 'upload-offset': '0' };
  await app.inject({
    method: 'PUT',
    url: urlEnvio,
    headers: binario,
    payload: Buffer.alloc(10),
    remoteAddress,
  });
  await app.inject({
    method: 'PUT',
    url: `${urlEnvio}A`,
    headers: binario,
    payload: Buffer.alloc(10),
    remoteAddress,
  });
  await perguntar(app, idAnexo, 'concluir', { segredo });
  const log = app.log();
  expect(log).toContain('/anexos/:idAnexo/conteudo');
  for (const dado of ['AgenteSecreto', '198.51.100.77', 'planta-do-cofre', 'assinatura=', segredo]) {
    expect(log).not.toContain(dado);
  }
});
