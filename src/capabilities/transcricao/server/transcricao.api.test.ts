import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ogg, webm } from '#capabilities/anexo/domain/testing-voz.ts';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { dumpDoCaso } from '#testing/atos.ts';
import { acoesDoHistorico } from '#testing/casos.ts';
import { LISTA, oraculosEm } from '#testing/oraculo/nomes.ts';
import { novoRegistro, Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const API = '/api/app-web/v1';
const DITO = 'Ela diz que se chama Maria Aparecida Souza e que o fiscal pediu dinheiro.';

let app: TestApp;
let maria: Visitor;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.cgu');
}, 120_000);
afterAll(() => app.close());

/** Filed by Maria with one line of text and a spoken message. */
const comVoz = async (
  tipo: number,
  bytes = webm(),
  mais: Readonly<Record<string, unknown>> = {},
): Promise<{ id: number; idAnexo: number }> => {
  const { idAnexo, segredo, situacao } = await enviarArquivo(app, bytes, 'mensagem-de-voz.webm');
  expect(situacao).toMatchObject({ situacao: 'pronto' });
  const resposta = await maria.post(
    `${API}/manifestacoes`,
    novoRegistro({ idTipoManifestacao: tipo, anexos: [{ idAnexo, segredo }], ...mais }),
  );
  expect(resposta.statusCode, resposta.body).toBe(200);
  return { id: resposta.json().idManifestacao, idAnexo };
};
const transcrever = (quem: Visitor, { id, idAnexo }: { id: number; idAnexo: number }, texto = DITO) =>
  quem.post(`${API}/tratamento/${id}/anexos/${idAnexo}/transcricao`, { texto });
const lidas = async (quem: Visitor, id: number) => {
  const resposta = await quem.get(`${API}/tratamento/${id}/transcricoes`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json().vozes as { idAnexo: number; texto: string | null; tipoConteudo: string }[];
};

describe('what staff hear in a spoken message', () => {
  it('is typed beside it and typed anew, each with its row in the history, which says nothing of it', async () => {
    const caso = await comVoz(TipoManifestacao.reclamacao, ogg());
    expect(await lidas(gestor, caso.id)).toMatchObject([
      { idAnexo: caso.idAnexo, tipoConteudo: 'audio/ogg', texto: null },
    ]);
    expect((await transcrever(gestor, caso)).statusCode).toBe(200);
    expect((await transcrever(gestor, caso, 'O fiscal pediu dinheiro.')).statusCode).toBe(200);
    expect(await lidas(gestor, caso.id)).toMatchObject([{ texto: 'O fiscal pediu dinheiro.' }]);
    const acoes = await acoesDoHistorico(app, caso.id);
    expect(acoes.filter((acao) => acao === 'Transcrição')).toHaveLength(2);
    const { body } = await maria.get(`${API}/manifestacoes/${caso.id}`);
    expect(body).toContain('A equipe escreveu o que ouviu na mensagem de voz.');
    expect(body).not.toContain('fiscal pediu dinheiro');
  });

  it('is for the office that has the case: nobody else writes or reads it', async () => {
    const caso = await comVoz(TipoManifestacao.reclamacao);
    const fora = await entrarComo(app, 'gestor.ifce');
    const observador = await entrarComo(app, 'observador.cgu');
    expect((await transcrever(fora, caso)).statusCode).toBe(404);
    expect((await transcrever(observador, caso)).statusCode).toBe(403);
    expect((await transcrever(maria, caso)).statusCode).toBe(403);
    expect((await fora.get(`${API}/tratamento/${caso.id}/transcricoes`)).statusCode).toBe(404);
  });

  it('is refused of a file that is no sound, or of another case', async () => {
    const caso = await comVoz(TipoManifestacao.reclamacao);
    const outro = await comVoz(TipoManifestacao.reclamacao);
    const trocado = await transcrever(gestor, { id: caso.id, idAnexo: outro.idAnexo });
    expect([trocado.statusCode, trocado.json().code]).toEqual([400, 'transcricao.nao-e-audio']);
  });

  it('is sealed in a denúncia, and when a case becomes one', async () => {
    const denuncia = await comVoz(TipoManifestacao.denuncia);
    await transcrever(gestor, denuncia);
    expect(await dumpDoCaso(app, denuncia.id)).not.toContain('fiscal');
    const reclamacao = await comVoz(TipoManifestacao.reclamacao);
    await transcrever(gestor, reclamacao);
    expect(await dumpDoCaso(app, reclamacao.id)).toContain('fiscal');
    const alterada = await gestor.post(`${API}/tratamento/alterar-tipo`, {
      casos: [{ idManifestacao: reclamacao.id }],
      idTipoManifestacao: TipoManifestacao.denuncia,
      motivo: 'O relato conta um pedido de dinheiro.',
    });
    expect(alterada.json(), alterada.body).toMatchObject({ resultados: [{ feito: true }] });
    expect(await dumpDoCaso(app, reclamacao.id)).not.toContain('fiscal');
    expect((await lidas(gestor, reclamacao.id))[0]?.texto).toContain('fiscal');
  });

  it('Decreto 10.153/2019, art. 6 § 4º: names in it tell an office that may not know who filed nothing', async () => {
    const caso = await comVoz(TipoManifestacao.denuncia);
    await transcrever(gestor, caso, 'Diz que é Maria Aparecida Souza, ou Joana Pereira Lima.');
    const encaminhada = await gestor.post(`${API}/tratamento/encaminhar`, {
      casos: [{ idManifestacao: caso.id }],
      idOuvidoriaDestino: Orgaos.ifce,
      textoDestinatario: 'O fato é deste instituto, que deve apurar o que foi contado.',
      textoSolicitante: 'Enviamos a sua denúncia ao instituto federal.',
    });
    expect(encaminhada.json(), encaminhada.body).toMatchObject({ resultados: [{ feito: true }] });
    const ifce = await entrarComo(app, 'gestor.ifce');
    const texto = JSON.stringify(await lidas(ifce, caso.id));
    expect(texto).not.toMatch(/Maria|Aparecida|Joana|Pereira/);
  });

  const preservado = () => comVoz(TipoManifestacao.acessoAInformacao, webm(), { preservarIdentidade: true });
  it('Lei 13.460/2017, art. 10 § 7º: a list of names typed under the voice of who preserved the identity picks nobody out', async () => {
    const caso = await preservado();
    expect((await transcrever(gestor, caso, LISTA)).statusCode).toBe(200);
    const vozes = await lidas(gestor, caso.id);
    expect(vozes).toMatchObject([{ texto: expect.stringContaining('Receberam') }]);
    expect(oraculosEm(vozes)).toEqual([]);
  });

  it('nor under what somebody says later to an office that got the denúncia without the identity', async () => {
    const { id } = await comVoz(TipoManifestacao.denuncia);
    const encaminhada = await gestor.post(`${API}/tratamento/encaminhar`, {
      casos: [{ idManifestacao: id }],
      idOuvidoriaDestino: Orgaos.ifce,
      textoDestinatario: 'O fato é deste instituto, que deve apurar o que foi contado.',
      textoSolicitante: 'Enviamos a sua denúncia ao instituto federal.',
    });
    expect(encaminhada.json(), encaminhada.body).toMatchObject({ resultados: [{ feito: true }] });
    // What she sends on another hour than that of the forwarding is open to the new office.
    const antes = app.clock.now().toISOString();
    app.clock.advance(2 * 3_600_000);
    const mais = await entrarComo(app, 'maria.cidada');
    const { idAnexo, segredo } = await enviarArquivo(app, webm(), 'mensagem-de-voz.webm');
    const dita = await mais.post(`${API}/manifestacoes/${id}/acrescentar`, {
      texto: 'Gravei mais uma mensagem sobre o que vi no campus.',
      anexos: [{ idAnexo, segredo }],
    });
    expect(dita.statusCode, dita.body).toBe(200);
    const ifce = await entrarComo(app, 'gestor.ifce');
    for (const voz of await lidas(ifce, id)) {
      const feita = await transcrever(ifce, { id, idAnexo: voz.idAnexo }, LISTA);
      expect(feita.statusCode, feita.body).toBe(200);
    }
    const vozes = await lidas(ifce, id);
    expect(vozes).toMatchObject([{ texto: expect.stringContaining('Receberam') }]);
    expect(oraculosEm(vozes)).toEqual([]);
    app.clock.set(antes);
  });

  it('L1 the words of who preserved the identity are sealed, and still so when the request becomes a denúncia', async () => {
    const caso = await preservado();
    await transcrever(gestor, caso);
    expect(await dumpDoCaso(app, caso.id)).not.toMatch(/fiscal|Maria/);
    expect((await lidas(gestor, caso.id))[0]?.texto).toContain('o fiscal pediu dinheiro');
    const alterada = await gestor.post(`${API}/tratamento/alterar-tipo`, {
      casos: [{ idManifestacao: caso.id }],
      idTipoManifestacao: TipoManifestacao.denuncia,
      motivo: 'O relato conta um pedido de dinheiro.',
    });
    expect(alterada.json(), alterada.body).toMatchObject({ resultados: [{ feito: true }] });
    expect(await dumpDoCaso(app, caso.id)).not.toMatch(/fiscal|Maria/);
    expect((await lidas(gestor, caso.id))[0]?.texto).toContain('o fiscal pediu dinheiro');
  });
});
