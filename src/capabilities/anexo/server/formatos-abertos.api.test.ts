import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { recusas } from '../domain/recusas.ts';
import { exe } from '../domain/testing-arquivos.ts';
import { comoQuemEntrou, enviarArquivo } from './testing-envio.ts';

let app: TestApp;
let gestor: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const CSV = strToU8('orgao;valor\nCGU;10\n');
const enviar = (bytes: Uint8Array, nome: string, deResposta = true) =>
  enviarArquivo(comoQuemEntrou(gestor), bytes, nome, false, deResposta);
const comoEnviado = ({ idAnexo, segredo }: Awaited<ReturnType<typeof enviar>>) => ({ idAnexo, segredo });

describe('N11: open formats', () => {
  it('go with an answer, and who asked downloads them as what they are', async () => {
    const { id } = await criarCaso(app);
    const arquivos = [
      await enviar(CSV, 'gastos.csv'),
      await enviar(zipSync({ 'dados/gastos.csv': CSV }), 'tudo.zip'),
    ];
    expect(arquivos.map(({ situacao }) => situacao.situacao)).toEqual(['pronto', 'pronto']);
    const feito = await fazerAto(gestor, 'responder', [{ idManifestacao: id }], {
      texto: 'Os gastos estão nos arquivos desta resposta.',
      detalhes: { decisaoFinal: 'Os dados foram entregues.' },
      anexos: arquivos.map(comoEnviado),
    });
    expect(feito.statusCode, feito.body).toBe(200);
    const { respostas } = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json<{
      respostas: { anexos: { nomeArquivo: string; tipoConteudo: string; href: string }[] }[];
    }>();
    expect(respostas[0]?.anexos).toMatchObject([
      { nomeArquivo: 'gastos.csv', tipoConteudo: 'text/csv' },
      { nomeArquivo: 'tudo.zip', tipoConteudo: 'application/zip' },
    ]);
    const baixado = await maria.get(respostas[0]?.anexos[0]?.href ?? '');
    expect([baixado.statusCode, baixado.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/csv'),
    ]);
    expect(baixado.headers['content-disposition']).toContain('attachment');
  });

  it('are refused where no answer is meant, as before', async () => {
    const { situacao } = await enviar(CSV, 'gastos.csv', false);
    expect(situacao).toMatchObject({ situacao: 'recusado' });
  });

  it('are looked into only for who may answer: a visitor and a citizen who say so are not believed', async () => {
    const zip = zipSync({ 'dados/gastos.csv': CSV });
    for (const quem of [app, comoQuemEntrou(maria)]) {
      const { situacao } = await enviarArquivo(quem, zip, 'tudo.zip', false, true);
      expect(situacao).toMatchObject({ situacao: 'recusado', motivoRecusa: recusas.tipo('zip') });
    }
  });

  it('are let into nothing but an answer, whatever was said when they were sent', async () => {
    const { id } = await criarCaso(app);
    const anexo = comoEnviado(await enviar(CSV, 'gastos.csv'));
    const mensagem = await maria.post(`/api/app-web/v1/manifestacoes/${id}/acrescentar`, {
      texto: 'Segue a planilha que eu tinha.',
      anexos: [anexo],
    });
    expect([mensagem.statusCode, mensagem.json().code]).toEqual([400, 'anexo.so-na-resposta']);
  });

  it('are looked into: a program in a zip refuses the zip, without its name in the reason', async () => {
    const { situacao } = await enviar(zipSync({ 'denuncia da Ana.pdf': exe() }), 'tudo.zip');
    expect(situacao).toMatchObject({
      situacao: 'recusado',
      motivoRecusa: expect.stringMatching(/^No zip, o 1º arquivo: /),
    });
    expect(JSON.stringify(situacao)).not.toContain('Ana');
  });

  it('say when the file seems to have data of people, never which', async () => {
    const { situacao } = await enviar(strToU8('nome;cpf\nAna Lima;529.982.247-25\n'), 'lista.csv');
    expect(situacao).toMatchObject({ situacao: 'pronto', alertas: [{ codigo: 'dados-de-pessoas' }] });
    expect(JSON.stringify(situacao)).not.toContain('529');
  });
});
