import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { entrarComoPrograma, type Programa } from './testing-integracao.ts';

let app: TestApp;
let respondente: Programa;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  respondente = await entrarComoPrograma(app, 'respondente');
}, 120_000);
afterAll(() => app.close());

const PROCURACAO = {
  NomeArquivo: 'procuracao.txt',
  ConteudoZipadoEBase64: gzipSync(Buffer.from('procuração')).toString('base64'),
};
const REPRESENTANTE = {
  Nome: 'Benedita Quaresma Luz',
  Qualidade: 'procurador',
  NumeroDocumentoIdentificacao: '529.982.247-25',
  ValidoAte: '31/12/2026',
  Anexos: [PROCURACAO],
};
const incluir = (mais: object, chave?: string) =>
  respondente.send({
    method: 'POST',
    url: '/api/manifestacoes',
    ...(chave && { headers: { 'idempotency-key': chave } }),
    payload: {
      IdTipoFormulario: 1,
      IdTipoManifestacao: 2,
      TextoManifestacao: 'A fila do posto de atendimento passa de três horas todas as manhãs.',
      IdTipoIdentificacaoManifestante: 4,
      Manifestante: { Nome: 'John Smith' },
      ...mais,
    },
  });

describe('Lei 9.784/1999, art. 9º: a program files for somebody who is represented', () => {
  it('with the document kept, a term, and who acted for whom in the history; the same key is the same case', async () => {
    const chave = crypto.randomUUID();
    const incluida = await incluir({ Representante: REPRESENTANTE }, chave);
    expect(incluida.statusCode, incluida.body).toBe(200);
    const { IdManifestacao: id } = incluida.json<{ IdManifestacao: number }>();
    const outra = await incluir({ Representante: REPRESENTANTE }, chave);
    expect(outra.json(), outra.body).toMatchObject({ IdManifestacao: id });
    const gestor = await entrarComo(app, 'gestor.cgu');
    const [vista] = (await gestor.get(`/api/app-web/v1/manifestacoes/${id}/representacoes`)).json<
      { anexos: { href: string }[] }[]
    >();
    expect(vista).toMatchObject({ nome: REPRESENTANTE.Nome, validaAte: '2026-12-31', vigente: true });
    expect((await gestor.get(vista?.anexos[0]?.href ?? '')).body).toBe('procuração');
    const lida = (await respondente.get(`/manifestacoes/${id}`)).json<{
      Historico: { HistoricoAcao: { DescTipoAcaoManifestacao: string } }[];
      Teor: { Anexos: unknown[] };
      Manifestante: { NomeRepresentante: string | null };
    }>();
    expect(lida.Manifestante.NomeRepresentante).toBe(REPRESENTANTE.Nome);
    const acoes = lida.Historico.map(({ HistoricoAcao }) => HistoricoAcao.DescTipoAcaoManifestacao);
    expect(acoes).toContain('Representação');
    expect(lida.Teor.Anexos, 'it is no file of what was told').toEqual([]);
  });

  it('is refused by the name of the field', async () => {
    const recusa = async (mudancas: object, mais: object = {}) =>
      (await incluir({ Representante: { ...REPRESENTANTE, ...mudancas }, ...mais })).body;
    expect(await recusa({ Anexos: [] })).toContain('Representante.Anexos');
    expect(await recusa({ Qualidade: 'vizinho' })).toContain('Representante.Qualidade');
    expect(await recusa({ NumeroDocumentoIdentificacao: '1' })).toContain('Representante.NumeroDocumento');
    expect(await recusa({ ValidoAte: '01/01/2020' })).toContain('Representante.ValidoAte');
    const anonima = { IdTipoIdentificacaoManifestante: 1, Manifestante: null };
    expect(await recusa({}, anonima)).toContain('anonima-com-representante');
  });

  it('takes an empty one as none, as clients send it', async () => {
    expect((await incluir({ Representante: null })).statusCode).toBe(200);
  });
});
