import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirReceptor, aceitar, type Receptor } from '#testing/receptor.ts';
import { enviar } from './enviar.ts';
import type { Resolver } from './resolver.ts';

let receptor: Receptor;
beforeAll(async () => {
  receptor = await abrirReceptor();
});
afterAll(() => receptor.close());
beforeEach(() => {
  receptor.recebidos.length = 0;
  receptor.responder = aceitar;
});

const para =
  (...ips: string[]): Resolver =>
  async () =>
    ips.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const daqui = { rede: 'local', resolver: para('127.0.0.1') } as const;
const envio = (endereco = receptor.endereco) => ({ endereco, corpo: '{"IdEntrega":1}', cabecalhos: {} });

describe('sending one delivery', () => {
  it('posts the body as it is and takes 2xx', async () => {
    const resultado = await enviar(
      { ...envio(), cabecalhos: { 'webhook-id': 'entrega_1' } },
      { rede: 'local', resolver: para('127.0.0.1') },
    );
    expect(resultado).toMatchObject({ status: 204, erro: null });
    expect(receptor.recebidos).toMatchObject([
      { corpo: '{"IdEntrega":1}', headers: { 'webhook-id': 'entrega_1', connection: 'close' } },
    ]);
  });

  it('connects to the number that was judged, under the name that was written', async () => {
    const { status } = await enviar(envio(`http://recebe.example.org:${receptor.porta}/gancho`), daqui);
    expect(status).toBe(204);
    expect(receptor.recebidos[0]?.headers.host).toBe(`recebe.example.org:${receptor.porta}`);
  });

  it.each([
    ['127.0.0.1'],
    ['10.0.0.8'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['fe80::1'],
    ['8.8.8.8', '127.0.0.1'],
  ])('sends nothing where a name of the internet leads to %s', async (...ips) => {
    expect(
      await enviar(envio('https://recebe.example.org/'), { rede: 'publica', resolver: para(...ips) }),
    ).toEqual({ status: null, erro: 'rede-nao-permitida', duracaoMs: 0 });
    expect(receptor.recebidos).toEqual([]);
  });

  it('sends nothing to an address that is no longer allowed, and looks no name up for it', async () => {
    const resolver: Resolver = () => Promise.reject(new Error('looked up'));
    expect(await enviar(envio(), { rede: 'publica', resolver })).toMatchObject({
      erro: 'endereco-nao-permitido',
    });
  });

  it('says when the name leads nowhere', async () => {
    expect(
      await enviar(envio('https://recebe.example.org/'), { rede: 'publica', resolver: para() }),
    ).toMatchObject({ erro: 'nome-nao-encontrado' });
  });

  it('does not follow a redirect', async () => {
    receptor.responder = (response) =>
      void response.writeHead(302, { location: `http://127.0.0.1:${receptor.porta}/outro` }).end();
    expect(await enviar(envio(), daqui)).toMatchObject({ status: 302 });
    expect(receptor.recebidos).toHaveLength(1);
  });

  it('reads no more of an answer than it needs', async () => {
    receptor.responder = (response) => {
      response.writeHead(200);
      const encher = (): void => {
        if (response.destroyed) return;
        if (response.write(Buffer.alloc(65_536))) setImmediate(encher);
        else response.once('drain', encher);
      };
      encher();
    };
    expect(await enviar(envio(), daqui)).toMatchObject({ status: 200, erro: null });
  });

  it('does not wait for an answer that does not come, nor for one that does not end', async () => {
    receptor.responder = () => undefined;
    expect(await enviar(envio(), { ...daqui, esperaMs: 60 })).toMatchObject({ erro: 'tempo-esgotado' });
    receptor.responder = (response) => void response.writeHead(200).write('a');
    expect(await enviar(envio(), { ...daqui, esperaMs: 60 })).toMatchObject({ erro: 'tempo-esgotado' });
  });

  it('says when the server refuses or drops the connection', async () => {
    receptor.responder = (response) => void response.destroy();
    expect(await enviar(envio(), daqui)).toMatchObject({ erro: 'conexao-interrompida' });
    expect(await enviar(envio('http://127.0.0.1:9/'), daqui)).toMatchObject({ erro: 'conexao-recusada' });
    const seguro = receptor.endereco.replace('http:', 'https:');
    expect(await enviar(envio(seguro), daqui)).toMatchObject({ erro: 'certificado-invalido' });
  });
});
