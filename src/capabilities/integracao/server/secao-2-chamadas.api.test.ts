import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { criarPromessa } from '#testing/promessas.ts';
import { criarPedido, criarRecurso } from '#testing/recursos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { expectForma } from './testing-formas.ts';
import {
  CGU,
  credenciais,
  entrarComoPrograma,
  incluir,
  ler,
  Programa,
  pedirToken,
  reclamacao,
} from './testing-integracao.ts';

// The sentences of section 2 of the wire compatibility, each by its words.

let app: TestApp;
let respondente: Programa;
let atendente: Programa;
let observador: Programa;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  respondente = await entrarComoPrograma(app, 'respondente');
  atendente = await entrarComoPrograma(app, 'atendente');
  observador = await entrarComoPrograma(app, 'observador');
}, 120_000);
afterAll(() => app.close());

const ids = async (consulta: string, programa = respondente): Promise<number[]> => {
  const resposta = await programa.get(`/manifestacoes?${consulta}`);
  if (resposta.statusCode === 404) return [];
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json().map(({ IdManifestacao }: { IdManifestacao: number }) => IdManifestacao);
};

describe('M1 dates with a time on every Data… filter', () => {
  // The clock of the tests stands at 12/03/2026 09:00:00 in Brasília.
  it.each([
    ['DataCadastro', 'a case filed at nine'],
    ['DataAtualizacao', 'a case changed at nine'],
  ])('W2.4 %s finds %s from that moment and to the end of that minute or second', async (nome) => {
    const id = await incluir(respondente);
    const acha = async (consulta: string) => (await ids(encodeURI(consulta))).includes(id);
    for (const inicio of ['12/03/2026', '12/03/2026 09:00', '12/03/2026 09:00:00', '12/03/2026 08:59:59'])
      expect(await acha(`${nome}Inicio=${inicio}`), inicio).toBe(true);
    for (const inicio of ['13/03/2026', '12/03/2026 09:01', '12/03/2026 09:00:01'])
      expect(await acha(`${nome}Inicio=${inicio}`), inicio).toBe(false);
    for (const fim of ['12/03/2026', '12/03/2026 23:59', '12/03/2026 23:59:59', '12/03/2026 09:00'])
      expect(await acha(`${nome}Fim=${fim}`), fim).toBe(true);
    for (const fim of ['11/03/2026 23:59', '12/03/2026 08:59', '12/03/2026 08:59:59'])
      expect(await acha(`${nome}Fim=${fim}`), fim).toBe(false);
    expect(await acha(`${nome}Inicio=12/03/2026&${nome}Fim=12/03/2026+23:59`), 'a plus for the space').toBe(
      true,
    );
  });

  it('W2.4 DataPrazoResposta takes a time, and a term is its whole day', async () => {
    const id = await incluir(respondente);
    const { PrazoAtendimento: prazo } = await ler(respondente, id);
    for (const hora of ['', ' 00:00', ' 12:30:15', ' 23:59'])
      expect(
        await ids(encodeURI(`DataPrazoRespostaInicio=${prazo}${hora}&DataPrazoRespostaFim=${prazo}${hora}`)),
        hora,
      ).toContain(id);
  });

  it('W2.4 DataAbertura of /recursos takes a time', async () => {
    const { id, numeroProtocolo } = await criarPedido(app, { idOuvidoria: CGU });
    await criarRecurso(app, id, { idInstancia: 1, idJulgadora: CGU });
    const consulta = (de: string, ate: string) =>
      respondente.get(encodeURI(`/recursos?DataAberturaInicio=${de}&DataAberturaFim=${ate}`));
    const achados = await consulta('01/01/2026 00:00', '31/12/2026 23:59:59');
    expect(achados.statusCode, achados.body).toBe(200);
    const [recurso] = achados
      .json()
      .Recursos.filter((cada: { numProtocolo: string }) => cada.numProtocolo === numeroProtocolo);
    expect((await consulta(recurso.dataRecurso, recurso.dataRecurso)).statusCode).toBe(200);
    expect((await consulta('31/12/2026 23:59', '31/12/2026 23:59')).statusCode).toBe(404);
  });

  it.each(['', '2026-03-12', '31/02/2026', '31/12/9999', '12/03/2026 25:00', '12/03/2026T10:00', 'hoje'])(
    'refuses %j with the field’s name and the accepted forms',
    async (data) => {
      for (const [caminho, nome] of [
        ['manifestacoes', 'DataCadastroFim'],
        ['manifestacoes', 'DataPrazoRespostaInicio'],
        ['manifestacoes', 'DataAtualizacaoFim'],
        ['recursos', 'DataAberturaFim'],
      ]) {
        const resposta = await respondente.get(`/${caminho}?${nome}=${encodeURIComponent(data)}`);
        expect(resposta.statusCode, `${nome} ${resposta.body}`).toBe(400);
        expectForma('Erro', resposta.json());
        expect(resposta.json().Message).toContain(`${nome}: Escreva a data como dd/MM/aaaa`);
        expect(resposta.json().Message).toContain('dd/MM/aaaa HH:mm:ss');
      }
    },
  );
});

describe('M3 what a token may read in detail it also finds in the list, by protocol too', () => {
  it('W2.20, W2.21 a respondente and an observador read what their office judges, and find it by its protocol and without it', async () => {
    const { id, numeroProtocolo } = await criarPedido(app);
    await criarRecurso(app, id, { idInstancia: 3, idJulgadora: CGU });
    for (const programa of [respondente, observador]) {
      const lida = await ler(programa, id);
      expect(lida).toMatchObject({ Manifestante: null, EmailManifestante: null });
      for (const escrito of [numeroProtocolo, numeroProtocolo.replaceAll(/\D/g, '')])
        expect(await ids(`NumProtocolo=${encodeURIComponent(escrito)}`, programa)).toEqual([id]);
      expect(await ids('MaxResultados=500', programa)).toContain(id);
      const [naLista] = (
        await programa.get(`/manifestacoes?NumProtocolo=${lida.NumerosProtocolo[0]}`)
      ).json();
      expect(naLista.EmailManifestante, 'who only judges learns of nobody').toBeNull();
      const recursos = await programa.get(`/recursos?NumProtocolo=${encodeURIComponent(numeroProtocolo)}`);
      expect(recursos.json().Recursos).toMatchObject([{ numProtocolo: numeroProtocolo, solicitante: null }]);
    }
    expect((await atendente.get(`/manifestacoes/${id}`)).statusCode).toBe(404);
    expect(await ids(`NumProtocolo=${encodeURIComponent(numeroProtocolo)}`, atendente)).toEqual([]);
  });

  it('an observador does not, of restricted content, neither in detail nor in the list', async () => {
    const { id, numeroProtocolo } = await criarPedido(app);
    await criarRecurso(app, id, { idInstancia: 3, idJulgadora: CGU });
    await app.platform.pool.query('update manifestacao set restrita_em = now() where id = $1', [id]);
    const consulta = `NumProtocolo=${encodeURIComponent(numeroProtocolo)}`;
    expect((await observador.get(`/manifestacoes/${id}`)).statusCode).toBe(404);
    expect(await ids(consulta, observador)).toEqual([]);
    expect((await observador.get(`/recursos?${consulta}`)).statusCode).toBe(404);
    expect(await ids(consulta)).toEqual([id]);
  });

  it('and what it supervises: a promise that was broken (Lei 12.527/2011, art. 41), not one that runs', async () => {
    for (const [prazo, vista] of [
      ['2026-03-10', true],
      ['2026-03-30', false],
    ] as const) {
      const { id, numeroProtocolo } = await criarPedido(app);
      await criarPromessa(app, id, { prazo });
      expect((await respondente.get(`/manifestacoes/${id}`)).statusCode, prazo).toBe(vista ? 200 : 404);
      expect(await ids(`NumProtocolo=${encodeURIComponent(numeroProtocolo)}`), prazo).toEqual(
        vista ? [id] : [],
      );
    }
  });

  it('W2.21 of every case there is, list and detail say the same to each of the three', async () => {
    const { rows } = await app.platform.pool.query<{ id: number }>('select id from manifestacao order by id');
    for (const programa of [respondente, atendente, observador]) {
      const naLista = new Set(await ids('MaxResultados=500', programa));
      for (const { id } of rows) {
        const { statusCode } = await programa.get(`/manifestacoes/${id}`);
        expect(statusCode === 200, `${id}`).toBe(naLista.has(id));
      }
    }
  });
});

describe('M5 what other systems send', () => {
  it('W2.16, W2.17 every table of codes is an array in PascalCase with a token', async () => {
    const tabelas = Object.keys(tabelaApoioContract).flatMap(
      (chave) => /^GET (\/(?!app-web)[a-z-]+)$/.exec(chave)?.[1] ?? [],
    );
    expect(tabelas).toEqual(
      expect.arrayContaining(['/assuntos', '/municipios', '/tipos-resposta', '/paises']),
    );
    expect(tabelas.length).toBeGreaterThan(20);
    for (const caminho of tabelas) {
      const resposta = await observador.get(caminho);
      expect(resposta.statusCode, caminho).toBe(200);
      const [primeira] = resposta.json<object[]>();
      expect(Object.keys(primeira ?? {}), caminho).not.toEqual([]);
      for (const nome of Object.keys(primeira ?? {})) expect(nome, caminho).toMatch(/^[A-Z]/);
    }
  });

  it.each([9999, '9999', 0, -1, 12_345_678_901, 'BRA', 'República Democrática Popular do Laos'])(
    'W2.23 an unknown country code (%j) refuses no filing: it is kept as sent and shown ‘Não informado’',
    async (IdPais) => {
      const id = await incluir(respondente, {
        ...reclamacao,
        Manifestante: { ...reclamacao.Manifestante, IdPais },
      });
      const codigo = typeof IdPais === 'string' && /^\d+$/.test(IdPais) ? Number(IdPais) : IdPais;
      expect((await ler(respondente, id)).Manifestante.Pais).toEqual({
        IdPais: codigo,
        Descricao: 'Não informado',
      });
    },
  );

  it('a known one is shown by its name, and none at all is Brazil', async () => {
    const { Manifestante } = await ler(respondente, await incluir(respondente));
    expect(Manifestante.Pais).toEqual({ IdPais: 1058, Descricao: 'Brasil' });
    const { IdPais: _pais, ...pessoa } = reclamacao.Manifestante;
    const sem = await incluir(respondente, { ...reclamacao, Manifestante: pessoa });
    expect((await ler(respondente, sem)).Manifestante.Pais.Descricao).toBe('Brasil');
  });

  it('W2.22 /paises answers without a token and carries the keys Código and Descrição besides its own', async () => {
    const semToken = await app.inject('/api/paises');
    expect(semToken.statusCode).toBe(200);
    expect(semToken.json()[0]).toEqual({
      idPais: 1058,
      descricao: 'Brasil',
      Código: 1058,
      Descrição: 'Brasil',
    });
    const comToken = await respondente.get('/paises');
    expect(comToken.json()[0]).toEqual({
      IdPais: 1058,
      Descricao: 'Brasil',
      Código: 1058,
      Descrição: 'Brasil',
    });
  });

  it.each([
    [2, 'Reclamação'],
    [4, 'Sugestão'],
    [5, 'Solicitação'],
  ])(
    'W2.24 an anonymous filing of type %i is taken and becomes Comunicação (7), %s kept as the asked type',
    async (tipo, nome) => {
      const id = await incluir(respondente, {
        ...reclamacao,
        IdTipoManifestacao: tipo,
        IdTipoIdentificacaoManifestante: 1,
        Manifestante: undefined,
        NumProtocolo: 'origem-1',
      });
      expect(await ler(respondente, id)).toMatchObject({
        TipoManifestacao: { IdTipoManifestacao: 7 },
        TipoIdentificacaoManifestante: { IdTTipoIdentificacaoManifestanteDTO: 1 },
        Manifestante: null,
        EmailManifestante: null,
        Teor: {
          CamposAdicionaisManifestacao: [
            { NomeExibido: 'Tipo pedido no registro', Valor: nome },
            { NomeExibido: 'Número no sistema de origem', Valor: 'origem-1' },
          ],
        },
      });
    },
  );

  it.each([
    [1, 3],
    [3, 8],
    [2, 9],
  ])(
    'an anonymous filing of form %i and type %i is refused as before',
    async (IdTipoFormulario, IdTipoManifestacao) => {
      const resposta = await respondente.post('/manifestacoes', {
        ...reclamacao,
        IdTipoFormulario,
        IdTipoManifestacao,
        TxtOutroServico: 'Certidão',
        PropostaMelhoria: 'Pedir uma vez só.',
        IdTipoIdentificacaoManifestante: 1,
        Manifestante: undefined,
      });
      expect(resposta.statusCode, resposta.body).toBeGreaterThanOrEqual(400);
    },
  );

  it('W2.25 ‘Identificada com restrição’ (3) hides the person from third parties, not from the office; the read is a history row', async () => {
    const id = await incluir(respondente, { ...reclamacao, IdTipoIdentificacaoManifestante: 3 });
    const lida = await ler(respondente, id);
    expect(lida.Manifestante).toMatchObject({ Nome: 'Beatriz Nogueira Sá', Email: 'beatriz@escuta.invalid' });
    expect((await ler(observador, id)).Manifestante).toBeNull();
    const { rows } = await app.platform.pool.query(
      `select responsavel from manifestacao_historico where id_manifestacao = $1 and acao = 'Visualização'`,
      [id],
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('W2.26 of an access request with identity preserved Manifestante is null and IndPossuiIdentidadePreservada true', async () => {
    const id = await incluir(respondente, {
      ...reclamacao,
      IdTipoFormulario: 3,
      IdTipoManifestacao: 8,
      IdTipoIdentificacaoManifestante: 3,
    });
    for (const programa of [respondente, observador])
      expect(await ler(programa, id)).toMatchObject({
        Manifestante: null,
        EmailManifestante: null,
        IndPossuiIdentidadePreservada: true,
      });
  });

  it('a client that fetches a token for every call is served', async () => {
    for (let chamada = 0; chamada < 30; chamada += 1) {
      const resposta = await pedirToken(app, { grant_type: 'password', ...credenciais });
      expect(resposta.statusCode, resposta.body).toBe(200);
      const programa = new Programa(app, resposta.json().access_token);
      expect((await programa.get('/orgaos-siorg')).statusCode).toBe(200);
    }
  });

  it.each(['/oauth/token', '/api/oauth/token', '/OAuth/Token'])(
    'GET %s is refused with a sentence that says POST',
    async (url) => {
      const resposta = await app.inject({ method: 'GET', url: `${url}?${new URLSearchParams(credenciais)}` });
      expect(resposta.statusCode).toBe(405);
      expect(resposta.headers.allow).toBe('POST');
      expect(resposta.json()).toEqual({
        error: 'invalid_request',
        error_description: expect.stringContaining('com POST'),
      });
    },
  );
});
