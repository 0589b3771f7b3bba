import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComoPrograma, type Programa } from './testing-integracao.ts';

let app: TestApp;
let respondente: Programa;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  respondente = await entrarComoPrograma(app, 'respondente');
}, 120_000);
afterAll(() => app.close());

const incluir = (pessoa: object) =>
  respondente.send({
    method: 'POST',
    url: '/api/manifestacoes',
    payload: {
      IdTipoFormulario: 1,
      IdTipoManifestacao: 2,
      TextoManifestacao: 'A fila do posto de atendimento passa de três horas todas as manhãs.',
      IdTipoIdentificacaoManifestante: 4,
      Manifestante: { Nome: 'John Smith', ...pessoa },
    },
  });
const lida = async (pessoa: object) => {
  const incluida = await incluir(pessoa);
  expect(incluida.statusCode, incluida.body).toBe(200);
  return (await respondente.get(`/manifestacoes/${incluida.json().IdManifestacao}`)).json().Manifestante;
};

describe('Lei 13.460/2017, art. 10-A: by API too, a passport, an RNM or nothing', () => {
  it.each([
    [20, 'Passaporte', 'ab-123456', 'AB123456'],
    [21, 'RNM', 'V123456-7', 'V1234567'],
  ])('keeps kind %d with its letters, under the name %s', async (tipo, nome, enviado, guardado) => {
    expect(
      await lida({ IdTipoDocumentoIdentificacao: tipo, NumeroDocumentoIdentificacao: enviado }),
    ).toMatchObject({
      NumeroDocumentoIdentificacao: guardado,
      TipoDocumentoIdentificacao: {
        IdTipoDocumentoIdentificacao: tipo,
        DescTipoDocumentoIdentificacao: nome,
      },
    });
  });

  it('asks for none, and still reads a bare number as a CPF or a CNPJ', async () => {
    expect(await lida({})).toMatchObject({
      NumeroDocumentoIdentificacao: null,
      TipoDocumentoIdentificacao: null,
    });
    expect(await lida({ NumeroDocumentoIdentificacao: '529.982.247-25' })).toMatchObject({
      TipoDocumentoIdentificacao: { IdTipoDocumentoIdentificacao: 1 },
    });
  });

  it('refuses a number that has not the form of its kind, by the name of the field', async () => {
    const response = await incluir({ IdTipoDocumentoIdentificacao: 21, NumeroDocumentoIdentificacao: '123' });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('Manifestante.NumeroDocumentoIdentificacao');
  });
});
