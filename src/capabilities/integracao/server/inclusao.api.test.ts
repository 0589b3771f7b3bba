import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { CGU, entrarComoPrograma, type Programa, zipar } from './testing-integracao.ts';

const FORTALEZA = 230440;
const base = {
  IdTipoFormulario: 1,
  IdTipoManifestacao: 2,
  TextoManifestacao: 'A fila do posto de atendimento passa de três horas todas as manhãs.',
  IdTipoIdentificacaoManifestante: 4,
  Manifestante: { Nome: 'Beatriz Nogueira Sá' },
};
/** The type and form of each. */
const TIPOS = [
  ['denúncia', 1, 4],
  ['reclamação', 2, 1],
  ['elogio', 3, 1],
  ['sugestão', 4, 1],
  ['solicitação', 5, 1],
  ['acesso à informação', 8, 3],
  ['simplifique', 9, 2],
] as const;

let app: TestApp;
let respondente: Programa;
let orgao: number;

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  respondente = await entrarComoPrograma(app, 'respondente');
  orgao = (await respondente.get('/orgaos-siorg')).json()[0].IdOrgaoSiorg;
}, 120_000);
afterAll(() => app.close());

const enviar = (corpo: object, headers: Record<string, string> = {}) =>
  respondente.send({ method: 'POST', url: '/api/manifestacoes', payload: corpo, headers });
const incluir = async (corpo: object) => {
  const resposta = await enviar(corpo);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json().IdManifestacao as number;
};
const lida = async (corpo: object) => {
  const resposta = await respondente.get(`/manifestacoes/${await incluir(corpo)}`);
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json();
};

describe('what is sent is kept', () => {
  it.each(TIPOS)(
    'W3.10 %s: place, people, proposal, service and the number of the other system',
    async (...tipo) => {
      const [, IdTipoManifestacao, IdTipoFormulario] = tipo;
      const { Teor, Servico, OrgaoInteresse } = await lida({
        ...base,
        IdTipoManifestacao,
        IdTipoFormulario,
        IdMunicipio: FORTALEZA,
        IdOrgaoInteresse: orgao,
        PropostaMelhoria: 'Mais guichês.',
        TxtOutroServico: 'Emissão de passaporte',
        NumProtocolo: 'EXT-2026-77',
        Envolvidos: [{ Nome: 'Carlos Lima', Orgao: 'CGU', IdFuncaoEnvolvidoManifestacao: 7 }],
      });
      expect(Teor).toMatchObject({
        PropostaMelhoria: 'Mais guichês.',
        LocalFato: { Municipio: { IdMunicipio: FORTALEZA, DescMunicipio: 'Fortaleza' } },
        EnvolvidosManifestacao: [{ Nome: 'Carlos Lima', Orgao: 'CGU', IdFuncaoEnvolvidoManifestacao: 7 }],
      });
      expect(Teor.CamposAdicionaisManifestacao).toContainEqual({
        NomeExibido: 'Número no sistema de origem',
        Valor: 'EXT-2026-77',
      });
      expect(Servico.Nome).toBe('Emissão de passaporte');
      expect(OrgaoInteresse.NomeOrgao).not.toBe('');
    },
  );

  it('and who handles the case on the screens reads it there', async () => {
    const id = await incluir({
      ...base,
      IdMunicipio: FORTALEZA,
      PropostaMelhoria: 'Mais guichês.',
      NumProtocolo: 'EXT-2026-78',
      Envolvidos: [{ Nome: 'Carlos Lima' }],
    });
    const gestor = await entrarComo(app, 'gestor.cgu');
    const { teor } = (await gestor.get(`/api/app-web/v1/manifestacoes/${id}`)).json();
    expect(teor).toMatchObject({
      propostaMelhoria: 'Mais guichês.',
      local: { municipio: expect.stringContaining('Fortaleza') },
      envolvidos: [{ nome: 'Carlos Lima' }],
      camposAdicionais: [{ valor: 'EXT-2026-78' }],
    });
  });

  it('the person too: numbers that come as numbers, zeros at the beginning included', async () => {
    const { Manifestante } = await lida({
      ...base,
      Manifestante: {
        Nome: 'Ana Lima',
        IdPais: 1058,
        IdFaixaEtaria: 3,
        IdRacaCor: 1,
        IdMunicipio: FORTALEZA,
        // 012.345.678-90 without its leading zero.
        NumeroDocumentoIdentificacao: 1_234_567_890,
        CEP: 60_000_000,
        Numero: 10,
      },
      GeoReferencia: { Latitude: null, Longitude: null },
    });
    expect(Manifestante).toMatchObject({
      NumeroDocumentoIdentificacao: '01234567890',
      TipoDocumentoIdentificacao: { IdTipoDocumentoIdentificacao: 1 },
      FaixaEtaria: '30 a 39 anos',
      Endereco: { CEP: '60000000', Numero: '10', Municipio: { IdMunicipio: FORTALEZA } },
    });
    const empresa = await lida({
      ...base,
      Manifestante: { Nome: 'Padaria Central', NumeroDocumentoIdentificacao: '11.222.333/0001-81' },
    });
    expect(empresa.Manifestante).toMatchObject({
      NumeroDocumentoIdentificacao: '11222333000181',
      TipoDocumentoIdentificacao: { IdTipoDocumentoIdentificacao: 8 },
    });
  });
});

describe('what cannot be kept is refused by the name of its field', () => {
  const pessoa = (campos: object) => ({ Manifestante: { ...base.Manifestante, ...campos } });
  it.each([
    ['IdMunicipio', { IdMunicipio: 1 }],
    ['IdOrgaoInteresse', { IdOrgaoInteresse: 999_999 }],
    ['IdAssunto', { IdAssunto: 999_999 }],
    ['IdModoResposta', { IdModoResposta: 999 }],
    ['IdOuvidoriaDestino', { IdOuvidoriaDestino: 999_999 }],
    ['IdOrgaoDestinatario', { IdOuvidoriaDestino: 6, IdOrgaoDestinatario: 65 }],
    ['Manifestante.IdFaixaEtaria', pessoa({ IdFaixaEtaria: 999 })],
    ['Manifestante.IdRacaCor', pessoa({ IdRacaCor: 77 })],
    ['Manifestante.IdMunicipio', pessoa({ IdMunicipio: 5 })],
    ['Manifestante.IdTipoDocumentoIdentificacao', pessoa({ IdTipoDocumentoIdentificacao: 99 })],
    [
      'Envolvidos.0.IdFuncaoEnvolvidoManifestacao',
      { Envolvidos: [{ Nome: 'A', IdFuncaoEnvolvidoManifestacao: 99 }] },
    ],
    ['Manifestante.NumeroDocumentoIdentificacao', pessoa({ NumeroDocumentoIdentificacao: '111.111.111-11' })],
    ['Manifestante.NumeroDocumentoIdentificacao', pessoa({ NumeroDocumentoIdentificacao: 'AB123456' })],
    [
      'Manifestante.NumeroDocumentoIdentificacao',
      pessoa({ NumeroDocumentoIdentificacao: '11.222.333/0001-80' }),
    ],
    ['GeoReferencia.Longitude', { GeoReferencia: { Latitude: -3.7, Longitude: null } }],
    [
      'PropostaMelhoria',
      { IdTipoManifestacao: 9, IdTipoFormulario: 2, TxtOutroServico: 'Emissão de passaporte' },
    ],
    ['TxtOutroServico', { IdTipoManifestacao: 9, IdTipoFormulario: 2, PropostaMelhoria: 'Mais guichês.' }],
    ['Manifestante', { IdTipoManifestacao: 1, IdTipoFormulario: 4, IdTipoIdentificacaoManifestante: 1 }],
  ])('%s', async (campo, mais) => {
    const resposta = await enviar({ ...base, ...mais });
    expect([resposta.statusCode, resposta.json().Message.split(':')[0]], resposta.body).toEqual([400, campo]);
  });
});

describe('Idempotency-Key', () => {
  const comArquivo = {
    ...base,
    Anexos: [{ NomeArquivo: 'nota.txt', ConteudoZipadoEBase64: zipar('Guichê 5.') }],
  };

  it.each([
    ['a UUID', '0b1f3c52-6f0b-4d0c-9a55-0a3f2c7f9d42'],
    ['any other key', 'lote-7/linha-12'],
  ])('%s gives the same case to the same sending, its files included', async (_qual, chave) => {
    const headers = { 'idempotency-key': chave };
    const [a, b] = [await enviar(comArquivo, headers), await enviar(comArquivo, headers)];
    expect(a.statusCode, a.body).toBe(200);
    expect(b.json()).toEqual(a.json());
    const { Teor } = (await respondente.get(`/manifestacoes/${a.json().IdManifestacao}`)).json();
    expect(Teor.Anexos).toHaveLength(1);
    for (const outro of [
      { ...comArquivo, TextoManifestacao: 'Outro relato, que se perderia.' },
      { ...comArquivo, Anexos: [{ NomeArquivo: 'nota.txt', ConteudoZipadoEBase64: zipar('Guichê 6.') }] },
      { ...comArquivo, PropostaMelhoria: 'Mais guichês.' },
    ]) {
      const recusada = await enviar(outro, headers);
      expect([recusada.statusCode, recusada.json().code]).toEqual([409, 'integracao.chave-de-outro-envio']);
      expect(recusada.json().Message).toContain(a.json().NumeroProtocolo);
    }
  });

  it('M8: gives one case to two sendings that arrive together', async () => {
    const headers = { 'idempotency-key': 'lote-7/juntas' };
    const respostas = await Promise.all(Array.from({ length: 4 }, () => enviar(comArquivo, headers)));
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(respostas.map((resposta) => resposta.body)).size).toBe(1);
    // Nor after a day: the key is the case's, and does not end.
    app.clock.advance(2 * 86_400_000);
    respondente = await entrarComoPrograma(app, 'respondente');
    expect((await enviar(comArquivo, headers)).body).toBe(respostas[0]?.body);
  });

  it.each([
    ['a UUID', '7c1f3c52-6f0b-4d0c-9a55-0a3f2c7f9d77'],
    ['any other key', 'lote-9/linha-1'],
  ])('%s of another program is another key', async (_qual, chave) => {
    const headers = { 'idempotency-key': chave };
    const atendente = await entrarComoPrograma(app, 'atendente');
    const daqui = await enviar(base, headers);
    const dali = await atendente.send({
      method: 'POST',
      url: '/api/manifestacoes',
      payload: { ...base, TextoManifestacao: 'Outro sistema, outra manifestação, a mesma chave.' },
      headers,
    });
    expect([daqui.statusCode, dali.statusCode], dali.body).toEqual([200, 200]);
    expect(dali.json().IdManifestacao).not.toBe(daqui.json().IdManifestacao);
  });

  it('refuses a key that is none', async () => {
    const recusada = await enviar(base, { 'idempotency-key': 'x'.repeat(256) });
    expect([recusada.statusCode, recusada.json().code]).toEqual([400, 'integracao.chave-invalida']);
  });
});

describe('a list read page by page', () => {
  it('misses no case of a client that comes with another token for each page', async () => {
    for (let vez = 0; vez < 9; vez += 1) await incluir({ ...base, IdTipoManifestacao: 3, NumProtocolo: vez });
    const pagina = async (posicao: number): Promise<number[]> => {
      const novo = await entrarComoPrograma(app, 'respondente');
      const resposta = await novo.get(
        `/manifestacoes?IdSituacaoManifestacao=1&MaxResultados=4&PosInicioPagina=${posicao}`,
      );
      if (resposta.statusCode === 404) return [];
      return resposta.json().map(({ IdManifestacao }: { IdManifestacao: number }) => IdManifestacao);
    };
    const todas = (await respondente.get('/manifestacoes?IdSituacaoManifestacao=1'))
      .json()
      .map(({ IdManifestacao }: { IdManifestacao: number }) => IdManifestacao);
    const vistas = await pagina(0);
    for (const id of vistas.slice(0, 2)) {
      const ato = await respondente.post(`/manifestacoes/${id}/arquivar`, {
        IdMotivoArquivamento: 5,
        TxtJustificativa: 'O posto mudou de endereço e a fila não existe mais.',
      });
      expect(ato.statusCode, ato.body).toBe(200);
    }
    for (;;) {
      const mais = await pagina(vistas.length);
      vistas.push(...mais);
      if (mais.length < 4) break;
    }
    expect(vistas).toEqual(todas);
  }, 60_000);
});

describe('clients as they are', () => {
  it('write addresses in any casing, and call JSON by its old name', async () => {
    const resposta = await respondente.send({
      method: 'POST',
      url: '/api/Manifestacoes',
      headers: { 'content-type': 'text/json; charset=utf-8' },
      payload: JSON.stringify(base),
    });
    expect(resposta.statusCode, resposta.body).toBe(200);
    const { IdManifestacao } = resposta.json();
    expect((await respondente.get(`/MANIFESTACOES/${IdManifestacao}`)).statusCode).toBe(200);
    expect((await respondente.get('/Tipos-Resposta')).json()[0]).toHaveProperty('IdTipoRespostaManifestacao');
  });

  it.each(['Bearer', 'Bearer a b', 'Token x', ''])(
    'W1.3 are told what to send where they send no token: Authorization %j',
    async (authorization) => {
      const resposta = await app.inject({ url: '/api/manifestacoes', headers: { authorization } });
      expect([resposta.statusCode, resposta.json().code]).toEqual([401, 'integracao.sem-token']);
      expect(resposta.json().Message).toContain('Authorization: Bearer');
      expect(resposta.headers['www-authenticate']).toBe('Bearer');
    },
  );

  it('are told of a text that is no UTF-8, and nothing is filed with its accents lost', async () => {
    const contar = async () => {
      const { rows } = await app.platform.pool.query('select count(*)::int as n from manifestacao');
      return rows[0].n;
    };
    const antes = await contar();
    const resposta = await respondente.send({
      method: 'POST',
      url: '/api/manifestacoes',
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from(JSON.stringify(base), 'latin1'),
    });
    expect([resposta.statusCode, resposta.json()]).toEqual([
      400,
      { code: 'entrada.codificacao', message: expect.any(String), Message: expect.stringContaining('UTF-8') },
    ]);
    expect(await contar()).toBe(antes);
  });

  it('W3.10 say their own office by its number or by that of its body, and no other', async () => {
    const { IdOrgaoSiorg } = (await respondente.get('/ouvidorias'))
      .json()
      .find(({ IdOuvidoria }: { IdOuvidoria: number }) => IdOuvidoria === CGU);
    for (const destino of [
      { IdOrgaoDestinatario: CGU },
      { IdOrgaoDestinatario: IdOrgaoSiorg },
      { IdOuvidoriaDestino: CGU, IdOrgaoDestinatario: IdOrgaoSiorg },
    ])
      expect((await lida({ ...base, ...destino })).OuvidoriaDestino.IdOuvidoria).toBe(CGU);
    for (const campo of ['idOuvidoriaDestino', 'IDORGAODESTINATARIO']) {
      const resposta = await enviar({ ...base, [campo]: 65 });
      expect([resposta.statusCode, resposta.json().code]).toEqual([
        403,
        'manifestacao.atendente-so-no-proprio-orgao',
      ]);
      expect(resposta.json().Message).toMatch(new RegExp(`^${campo}: .*${CGU}`));
    }
  });

  it('W2.27 are told that a coordinate is no number, and not that it is missing', async () => {
    const resposta = await enviar({ ...base, GeoReferencia: { Latitude: 'norte', Longitude: '-38,5' } });
    expect([resposta.statusCode, resposta.json().Message]).toEqual([
      400,
      'GeoReferencia.Latitude: Envie um número.',
    ]);
  });

  it('are told that a file is too large, and not that it is none', async () => {
    const grande = zipar(Buffer.alloc(30_000_002));
    const resposta = await enviar({
      ...base,
      Anexos: [{ NomeArquivo: 'grande.txt', ConteudoZipadoEBase64: grande }],
    });
    expect([resposta.statusCode, resposta.json().code]).toEqual([413, 'integracao.arquivo-grande']);
    const nenhum = await enviar({
      ...base,
      Anexos: [{ NomeArquivo: 'x.txt', ConteudoZipadoEBase64: 'bm9wZQ==' }],
    });
    expect([nenhum.statusCode, nenhum.json().code]).toEqual([400, 'integracao.arquivo-ilegivel']);
  });
});
