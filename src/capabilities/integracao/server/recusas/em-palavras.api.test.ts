import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { Clientes, entrarComoPrograma, type Programa } from '../testing-integracao.ts';

let app: TestApp;
let respondente: Programa;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  respondente = await entrarComoPrograma(app, 'respondente');
}, 120_000);
afterAll(() => app.close());

const RECLAMACAO = {
  IdTipoFormulario: 1,
  IdTipoManifestacao: 2,
  TextoManifestacao: 'A fila do posto de atendimento passa de três horas todas as manhãs.',
  IdTipoIdentificacaoManifestante: 4,
  Manifestante: { Nome: 'John Smith' },
};
const incluir = (mais: object) => respondente.post('/manifestacoes', { ...RECLAMACAO, ...mais });

describe('M8 a body in another form', () => {
  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'of type %s gets 415, as the guide says',
    async (tipo) => {
      const resposta = await respondente.send({
        method: 'POST',
        url: '/api/manifestacoes',
        headers: { 'content-type': tipo },
        payload: JSON.stringify(RECLAMACAO),
      });
      expect([resposta.statusCode, resposta.json().code]).toEqual([415, 'entrada.formato']);
    },
  );

  it.each(['application/json', 'application/json; charset=utf-8', 'text/json'])(
    'of type %s is taken',
    async (tipo) => {
      const resposta = await respondente.send({
        method: 'POST',
        url: '/api/manifestacoes',
        headers: { 'content-type': tipo },
        payload: JSON.stringify(RECLAMACAO),
      });
      expect(resposta.statusCode, resposta.body).toBe(200);
    },
  );

  it.each(['text/plain', 'application/json'])('of a token request of type %s gets 415', async (tipo) => {
    const resposta = await app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': tipo },
      payload: JSON.stringify({ grant_type: 'client_credentials', client_id: Clientes.respondente }),
    });
    expect(resposta.statusCode).toBe(415);
    expect(Object.keys(resposta.json())).toEqual(['error', 'error_description']);
  });
});

describe('M8 a refusal names the field as it was sent, with what is accepted', () => {
  it.each([
    [1, 3],
    [2, 9],
    [3, 8],
  ])('without a name, of form %i and type %i', async (IdTipoFormulario, IdTipoManifestacao) => {
    const resposta = await incluir({
      IdTipoFormulario,
      IdTipoManifestacao,
      TxtOutroServico: 'Certidão',
      PropostaMelhoria: 'Pedir uma vez só.',
      IdTipoIdentificacaoManifestante: 1,
      Manifestante: undefined,
    });
    expect([resposta.statusCode, resposta.json().Message]).toEqual([
      400,
      'IdTipoIdentificacaoManifestante: Sem nome (1) são aceitas a denúncia, a reclamação, a sugestão e a solicitação. Neste tipo aceita 3 ou 4, com Manifestante.',
    ]);
  });

  it('W2.27 a place outside the earth', async () => {
    const resposta = await incluir({ GeoReferencia: { Latitude: 200, Longitude: -38.5 } });
    expect(resposta.json().Message).toBe('GeoReferencia.Latitude: Envie graus, de -90 a 90.');
  });

  it.each(['talvez', '2', 'x'])(
    'ApenasDenunciasAptas=%s, which nobody can read as yes or no',
    async (valor) => {
      const resposta = await respondente.get(`/manifestacoes?ApenasDenunciasAptas=${valor}`);
      expect([resposta.statusCode, resposta.json().Message]).toEqual([
        400,
        'ApenasDenunciasAptas: Aceita true, false, 1, 0, sim ou não.',
      ]);
    },
  );

  it('takes an empty one as none, and yes and no as clients write them', async () => {
    await incluir({});
    const quantas = async (consulta: string) => {
      const resposta = await respondente.get(`/manifestacoes?${consulta}`);
      return resposta.statusCode === 404 ? 0 : (resposta.json() as unknown[]).length;
    };
    const todas = await quantas('');
    for (const valor of ['', 'false', 'False', '0', 'nao', 'n%C3%A3o', 'N'])
      expect(await quantas(`ApenasDenunciasAptas=${valor}&NumProtocolo=`), valor).toBe(todas);
    for (const valor of ['true', 'True', '1', 'sim', 'S'])
      expect(await quantas(`ApenasDenunciasAptas=${valor}`), valor).toBe(0);
    expect(await quantas('OrderBy=OutroNome'), 'an order of other systems').toBe(todas);
  });
});

describe('an act on what is not there', () => {
  const atos = [
    ...['respostas', 'encaminhar', 'prorrogar', 'arquivar', 'reabrir'].map(
      (ato) => `/manifestacoes/ID/${ato}`,
    ),
    ...['admissibilidade', 'decisao', 'entrega'].map((ato) => `/recursos/ID/${ato}`),
  ];
  it.each(atos)('POST %s with an empty body gets 404, not what the body lacks', async (caminho) => {
    const resposta = await respondente.post(caminho.replace('ID', '999999'), {});
    expect(resposta.statusCode, resposta.body).toBe(404);
  });

  it('says the same of a case of another office, and of one’s own what the body lacks', async () => {
    const { IdManifestacao: id } = (await incluir({})).json();
    expect((await respondente.post(`/manifestacoes/${id}/arquivar`, {})).statusCode).toBe(400);
    await app.db
      .updateTable('manifestacao')
      .set({ id_ouvidoria: Orgaos.fortaleza })
      .where('id', '=', id)
      .execute();
    const alheia = await respondente.post(`/manifestacoes/${id}/arquivar`, {});
    const nenhuma = await respondente.post('/manifestacoes/999999/arquivar', {});
    expect([alheia.statusCode, alheia.body]).toEqual([404, nenhuma.body]);
  });
});

describe('an act that came too late', () => {
  it.each(['reabrir', 'respostas'])(
    '%s in a state that does not allow it: what to do before it is repeated',
    async (ato) => {
      const { IdManifestacao: id } = (await incluir({})).json();
      if (ato === 'respostas')
        await respondente.ato(id, 'arquivar', {
          IdMotivoArquivamento: 5,
          TxtJustificativa: 'O posto mudou de endereço, e a fila não existe mais.',
        });
      const resposta = await respondente.post(`/manifestacoes/${id}/${ato}`, {
        TxtJustificativa: 'A pessoa trouxe fatos novos sobre a fila.',
        IdTipoRespostaManifestacao: 3,
        TxtResposta: 'Fomos ao posto e estamos medindo a espera desta semana.',
      });
      expect([resposta.statusCode, resposta.json().code]).toEqual([409, 'ato.situacao-nao-permite']);
      expect(resposta.json().Message).toBe(
        'A situação atual não permite esta ação. Leia de novo antes de repetir: a situação e o histórico dizem o que já foi feito.',
      );
    },
  );
});

describe('a file that is not there', () => {
  it('tells who reads a case that it has none, and nothing of sending', async () => {
    const { IdManifestacao: id } = (await incluir({})).json();
    const resposta = await respondente.get(`/manifestacoes/${id}/anexos/999999`);
    expect([resposta.statusCode, resposta.json().Message]).toEqual([
      404,
      'Esta manifestação não tem um arquivo com esse número.',
    ]);
  });
});
