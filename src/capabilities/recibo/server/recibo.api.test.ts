import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { textoDoPdf } from '#testing/texto-do-pdf.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const baixar = (visitor: Visitor, id: number) => visitor.get(`/api/app-web/v1/manifestacoes/${id}/recibo`);

describe('the receipt', () => {
  it('is a PDF for the person who filed, and does not exist for anybody else', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const { idManifestacao } = (await registrar(maria)).json();
    const own = await baixar(maria, idManifestacao);
    expect(own.headers['content-type']).toBe('application/pdf');
    expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(own.headers['cache-control']).toContain('no-store');
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await baixar(joao, idManifestacao)).statusCode).toBe(404);
    expect((await baixar(new Visitor(app), idManifestacao)).statusCode).toBe(404);
  });

  it('Lei 9.784/1999, art. 26: promises a mail to who gave an address, and to nobody else', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const { idManifestacao } = (await registrar(maria)).json();
    const texto = async () => textoDoPdf((await baixar(maria, idManifestacao)).rawPayload);
    expect(await texto()).toContain('Você recebe um e-mail');
    await app.db
      .updateTable('manifestante')
      .set({ dados: JSON.stringify({ nome: 'Maria' }) })
      .where('id_manifestacao', '=', idManifestacao)
      .execute();
    expect(await texto()).not.toContain('Você recebe um e-mail');
    expect(await texto()).toContain('com o protocolo e o código de acesso');
  });

  it('is given to an anonymous person in the browser that filed, by a key and not by an account', async () => {
    const visitor = new Visitor(app);
    const { idManifestacao } = (await registrar(visitor, { idTipoManifestacao: 1, anonimo: true })).json();
    expect((await baixar(visitor, idManifestacao)).statusCode).toBe(200);
    expect((await baixar(new Visitor(app), idManifestacao)).statusCode).toBe(404);
  });

  it('is checked by anybody, and a made-up one is not ours', async () => {
    const verificar = (codigo: string) =>
      new Visitor(app).post('/api/app-web/v1/recibos/verificar', { codigo });
    expect((await verificar('abc.def')).json()).toEqual({ autentico: false, recibo: null });
  });

  const verificar = (visitor: Visitor, codigo: string) =>
    visitor.post('/api/app-web/v1/recibos/verificar', { codigo });

  it('N3 names the body first, and is checked by the 16 characters on it, typed in any case', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const { idManifestacao, numeroProtocolo } = (await registrar(maria)).json();
    const texto = textoDoPdf((await baixar(maria, idManifestacao)).rawPayload);
    expect(texto.startsWith('Controladoria-Geral da União')).toBe(true);
    expect(texto).toContain(app.config.instalacao.nome);
    const [codigo = ''] = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(texto) ?? [];
    expect(codigo.replaceAll('-', '')).toHaveLength(16);
    for (const escrito of [codigo, codigo.replaceAll('-', '').toLowerCase()])
      expect((await verificar(new Visitor(app), escrito)).json()).toMatchObject({
        autentico: true,
        recibo: { numeroProtocolo, tipo: 'Reclamação' },
      });
    const outraVez = textoDoPdf((await baixar(maria, idManifestacao)).rawPayload);
    expect(outraVez).toContain(codigo);
  });

  it('N3 keeps neither the short code nor what the receipt says in the open', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const { idManifestacao, numeroProtocolo } = (await registrar(maria)).json();
    const texto = textoDoPdf((await baixar(maria, idManifestacao)).rawPayload);
    const [codigo = ''] = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(texto) ?? [];
    const [linha] = await app.db
      .selectFrom('recibo_emitido')
      .selectAll()
      .where('id_manifestacao', '=', idManifestacao)
      .execute();
    expect(linha?.indice).not.toContain(codigo.replaceAll('-', ''));
    expect(linha?.conteudo_cifrado.toString('latin1')).not.toContain(numeroProtocolo);
  });

  it('N3 who tries short codes one after the other waits; the long one of a paper is still checked', async () => {
    const curioso = new Visitor(app);
    curioso.address = '198.51.100.77';
    let status = 200;
    for (let n = 0; n < 40 && status === 200; n++)
      status = (await verificar(curioso, 'ABCD-EFGH-JKMN-PQRS')).statusCode;
    expect(status).toBe(429);
    expect((await verificar(curioso, 'abc.def')).json()).toEqual({ autentico: false, recibo: null });
  });
});
