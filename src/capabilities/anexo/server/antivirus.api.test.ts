import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { concat } from '../domain/formatos/bytes.ts';
import { ascii, jpeg } from '../domain/testing-arquivos.ts';
import { enviarArquivo, enviarPedaco, pedirEnvio, perguntar } from './testing-envio.ts';

const EICAR = 'X5O!P%@AP[4';

/** A clamd that knows one virus, speaks INSTREAM, and can be told to misbehave. */
let modo: 'bom' | 'mudo' | 'erro' = 'bom';
let recebidos: number[] = [];
const fakeClamd = (): Server =>
  createServer((socket) => {
    let tudo = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (parte) => {
      tudo = Buffer.concat([tudo, parte]);
      const inicio = 'zINSTREAM\0'.length;
      if (tudo.length < inicio) return;
      const partes: Buffer[] = [];
      for (let at = inicio; at + 4 <= tudo.length; ) {
        const tamanho = tudo.readUInt32BE(at);
        if (tamanho === 0) {
          const corpo = Buffer.concat(partes);
          recebidos.push(corpo.length);
          if (modo === 'mudo') return void socket.destroy();
          const veredito =
            modo === 'erro'
              ? 'INSTREAM size limit exceeded. ERROR'
              : corpo.includes(EICAR)
                ? 'stream: Eicar-Signature FOUND'
                : 'stream: OK';
          return void socket.end(`${veredito}\0`);
        }
        if (at + 4 + tamanho > tudo.length) return;
        partes.push(tudo.subarray(at + 4, at + 4 + tamanho));
        at += 4 + tamanho;
      }
    });
  });

let clamd: Server;
let dataDir: string;
let app: TestApp;
beforeAll(async () => {
  clamd = fakeClamd().listen(0, '127.0.0.1');
  await new Promise((resolve) => clamd.once('listening', resolve));
  dataDir = await mkdtemp(path.join(tmpdir(), 'anexos-'));
  const CLAMD_URL = `tcp://127.0.0.1:${(clamd.address() as AddressInfo).port}`;
  app = await createTestApp({ env: { DATA_DIR: dataDir, CLAMD_URL } });
});
afterAll(async () => {
  await app.close();
  clamd.close();
  await rm(dataDir, { recursive: true });
});

const enviarTudo = async (bytes: Uint8Array) => {
  const { idAnexo, segredo, urlEnvio } = await pedirEnvio(app, 'foto.jpg', bytes.length);
  await enviarPedaco(app, urlEnvio, bytes);
  return { idAnexo, concluir: () => perguntar(app, idAnexo, 'concluir', { segredo }) };
};

describe('where there is an antivirus', () => {
  it('a clean file passes, scanned as it came', async () => {
    recebidos = [];
    const bytes = concat([jpeg(), ascii('trailer'.repeat(20_000))]);
    expect((await enviarArquivo(app, bytes, 'foto.jpg')).situacao).toMatchObject({ situacao: 'pronto' });
    expect(recebidos).toEqual([bytes.length]);
  });

  it('an infected one is refused and deleted', async () => {
    const { situacao } = await enviarArquivo(app, concat([jpeg(), ascii(EICAR)]), 'foto.jpg');
    expect(situacao).toMatchObject({
      situacao: 'recusado',
      motivoRecusa: expect.stringContaining('antivírus'),
    });
  });

  it.each(['mudo', 'erro'] as const)(
    'fails closed when it answers nothing clear (%s), and the person may try again',
    async (falha) => {
      const { concluir } = await enviarTudo(jpeg());
      modo = falha;
      const resposta = await concluir();
      expect([resposta.statusCode, resposta.json().code]).toEqual([409, 'anexo.antivirus-fora']);
      modo = 'bom';
      expect((await concluir()).json()).toMatchObject({ situacao: 'pronto' });
    },
  );

  it('fails closed when it is not there', async () => {
    const { concluir } = await enviarTudo(jpeg());
    await new Promise((resolve) => clamd.close(resolve));
    expect((await concluir()).json()).toMatchObject({ code: 'anexo.antivirus-fora' });
  });
});
