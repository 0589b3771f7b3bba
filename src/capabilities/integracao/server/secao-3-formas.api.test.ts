import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { seedArquivosDoRecurso } from '../../../../db/seed/seed-arquivos-do-recurso.ts';
import { expectForma } from './testing-formas.ts';
import { abrirZipado, entrarComoPrograma, ler, type Programa, prepararCasos } from './testing-integracao.ts';

// The sentences of section 3 of the wire compatibility, each by its words; keys are compared in the other files.

interface AnexoNoFio {
  readonly nomeArquivo: string;
  readonly Instancia: { readonly IdInstanciaRecurso: number; readonly DescInstanciaRecurso: string };
  readonly Links: readonly { readonly rel: string; readonly href: string }[];
}
interface RecursoNoFio {
  readonly numProtocolo: string;
  readonly idRecurso: number;
  readonly instancia: AnexoNoFio['Instancia'];
  readonly qtdAnexos: number;
  readonly anexos: readonly AnexoNoFio[];
  readonly respostasRecurso: readonly { readonly anexos: readonly AnexoNoFio[] }[];
}

let app: TestApp;
let casos: Awaited<ReturnType<typeof prepararCasos>>;
let respondente: Programa;
let observador: Programa;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true });
  casos = await prepararCasos(app);
  respondente = await entrarComoPrograma(app, 'respondente');
  observador = await entrarComoPrograma(app, 'observador');
}, 120_000);
afterAll(() => app.close());

const recursosDe = async (programa: Programa, consulta: string): Promise<RecursoNoFio[]> => {
  const resposta = await programa.get(`/recursos?${consulta}`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json().Recursos;
};
const baixar = async (programa: Programa, { Links }: AnexoNoFio) => {
  const resposta = await programa.send({ method: 'GET', url: new URL(Links[0]?.href ?? '').pathname });
  expect(resposta.statusCode, resposta.body).toBe(200);
  expectForma('ConteudoDoAnexo', resposta.json());
  return { ...resposta.json(), conteudo: abrirZipado(resposta.json().ConteudoZipadoEBase64) };
};
const arquivosDe = ({ anexos, respostasRecurso }: RecursoNoFio): AnexoNoFio[] => [
  ...anexos,
  ...respostasRecurso.flatMap((resposta) => resposta.anexos),
];

describe('M2 appeal attachments', () => {
  it('Instancia is an object and Links are on both kinds; clients download Links[0].href', async () => {
    const todos = await recursosDe(respondente, 'DataAberturaInicio=01/01/2026');
    const decidido = todos.find(({ idRecurso }) => idRecurso === casos.comRecurso.idRecurso);
    if (!decidido) throw new Error('No appeal of the prepared case');
    const arquivos = arquivosDe(decidido);
    expect(arquivos.map(({ nomeArquivo }) => nomeArquivo)).toEqual(['razoes.pdf', 'decisao.pdf']);
    for (const programa of [respondente, observador]) {
      for (const arquivo of arquivos) {
        expect(arquivo.Instancia).toEqual(decidido.instancia);
        expect(arquivo.Links).toMatchObject([{ rel: 'self', href: expect.stringMatching(/^http/) }]);
        const baixado = await baixar(programa, arquivo);
        expect(baixado.NomeArquivo).toBe(arquivo.nomeArquivo);
        expect(baixado.conteudo.subarray(0, 5).toString()).toBe('%PDF-');
      }
    }
  });

  it('a demonstration appeal has files at each instance, attached once, and who judges downloads them all', async () => {
    expect(await seedArquivosDoRecurso(app.platform)).toBe(8);
    expect(await seedArquivosDoRecurso(app.platform)).toBe(0);
    const { rows } = await app.platform.pool.query<{ protocolo: string }>(
      `select distinct m.protocolo from manifestacao m join anexo a on a.id_manifestacao = m.id
       where a.id_resposta_recurso is not null and m.id <> $1`,
      [casos.comRecurso.id],
    );
    const protocolo = rows[0]?.protocolo ?? '';
    // The office that judges the third instance is not the one that answered.
    expect((await ler(respondente, await acharPorProtocolo(protocolo))).OuvidoriaDestino.IdOuvidoria).toBe(
      65,
    );
    const [daCgu] = await recursosDe(respondente, `NumProtocolo=${protocolo}`);
    expect(daCgu?.instancia.IdInstanciaRecurso).toBe(3);
    expect(daCgu?.qtdAnexos).toBe(1);
    for (const arquivo of arquivosDe(daCgu as RecursoNoFio)) {
      expect(arquivo.Instancia).toEqual(daCgu?.instancia);
      expect((await baixar(respondente, arquivo)).conteudo.toString()).toContain('instância 3');
    }
  });
});

const acharPorProtocolo = async (protocolo: string): Promise<number> =>
  (await respondente.get(`/manifestacoes?NumProtocolo=${protocolo}`)).json()[0].IdManifestacao;

describe('M5 labels', () => {
  it('OuvidoriaDestino.NomOuvidoria is ‘SIGLA – Nome’ in list and detail, and so are both ends of a forwarding', async () => {
    const lida = await ler(respondente, casos.encaminhado);
    const [naLista] = (
      await respondente.get(`/manifestacoes?NumProtocolo=${lida.NumerosProtocolo[0]}`)
    ).json();
    for (const { OuvidoriaDestino } of [lida, naLista]) {
      expect(OuvidoriaDestino.NomOuvidoria).toBe('CGU – Controladoria-Geral da União');
      expect(OuvidoriaDestino.NomeOuvidoria).toBe('Controladoria-Geral da União');
    }
    const { Encaminhamento } = lida.Historico.find((linha: object) => 'Encaminhamento' in linha);
    expect(Encaminhamento.OuvidoriaOrigem.NomOuvidoria).toMatch(/^IFCE – Instituto Federal/);
    expect(Encaminhamento.OuvidoriaDestino.NomOuvidoria).toBe('CGU – Controladoria-Geral da União');
  });

  it('For an answer’s attachment IdObjeto is its IdRespostaManifestacao', async () => {
    const { Teor, Historico } = await ler(respondente, casos.doCidadao.id);
    const respostas = Historico.flatMap((linha: { Resposta?: { IdRespostaManifestacao: number } }) =>
      linha.Resposta ? [linha.Resposta.IdRespostaManifestacao] : [],
    );
    const doOrgao = Teor.Anexos.filter(
      ({ TipoAnexoManifestacao }: { TipoAnexoManifestacao: { IdTipoAnexoManifestacao: number } }) =>
        TipoAnexoManifestacao.IdTipoAnexoManifestacao === 2,
    );
    expect(doOrgao.map(({ IdObjeto }: { IdObjeto: number }) => IdObjeto)).toEqual([respostas.at(-1)]);
  });
});
