import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { expectForma, nuncaCheios } from './testing-formas.ts';
import {
  abrirZipado,
  denuncia,
  entrarComoPrograma,
  incluir,
  ler,
  type Programa,
  prepararCasos,
  reclamacao,
  registrosRecusados,
  TEXTO,
  zipar,
} from './testing-integracao.ts';

let app: TestApp;
let casos: Awaited<ReturnType<typeof prepararCasos>>;
let respondente: Programa;
let observador: Programa;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  casos = await prepararCasos(app);
  respondente = await entrarComoPrograma(app, 'respondente');
  observador = await entrarComoPrograma(app, 'observador');
}, 120_000);
afterAll(() => app.close());

type Acontecimento = Record<string, never> & { HistoricoAcao: Record<string, string> };

describe('GET /manifestacoes/{id}', () => {
  const acontecido = (lida: { Historico: Acontecimento[] }, nome: string): unknown[] =>
    lida.Historico.flatMap((cada) => (nome in cada ? [cada[nome]] : []));

  it('W2.8, W3.2, W3.3, W3.5, W3.6 has the shape key by key, and each key is read with a value in some case', async () => {
    const { doCidadao, daIntegracao, encaminhado, denuncias, doBalcao, daEmpresa } = casos;
    const ids = [
      ...[doCidadao.id, daIntegracao, encaminhado, denuncias.apta, denuncias.doServidor],
      ...[doBalcao, daEmpresa, casos.descumprido, casos.comRecurso.id],
    ];
    const lidas: unknown[] = [];
    for (const id of ids) lidas.push(await ler(respondente, id));
    // Keys that this platform does not store exist in the shape and are always empty.
    expect(nuncaCheios('Manifestacao', lidas)).toEqual([
      'Servico.Links',
      'ObservacoesOuvidoria',
      'Teor.EnvolvidosManifestacao.CpfEnvolvido',
      'Manifestante.DataNascimento',
      'Manifestante.TipoInstituicao',
      'Manifestante.AreaAtuacao',
      'Manifestante.NomeRepresentante',
      'Manifestante.CargoRepresentante',
      'Manifestante.EmailRepresentante',
    ]);
  });

  it('W3.6 says who filed, with what the account and the desk know of them', async () => {
    const { Manifestante: maria, ...lida } = await ler(respondente, casos.doCidadao.id);
    expect(maria).toMatchObject({
      TipoPessoa: { IdTipoPessoa: 1, DescTipoPessoa: 'Pessoa Física' },
      IndLoginGovBr: true,
      Nome: 'Maria Aparecida Souza',
      TipoDocumentoIdentificacao: { DescTipoDocumentoIdentificacao: 'CPF', IndAtivo: true },
      Endereco: { CEP: '60160230', Complemento: 'Apto 12', Municipio: { Uf: { SigUf: 'CE' } } },
      FaixaEtaria: '30 a 39 anos',
      corRaça: { descRacaCor: 'Branca' },
      Profissao: { IdProfissao: 5, DescProfissao: 'Membro de organização da sociedade civil' },
      Escolaridade: { IdEscolaridade: 4, Descricao: 'Ensino Superior' },
      RazaoSocial: null,
    });
    expect(lida).toMatchObject({
      ResponsavelAnalise: 'Gustavo Teixeira Prado',
      SubAssunto: { IdSubAssunto: casos.doCidadao.idSubassunto, DescSubAssunto: 'Filas no posto' },
      Tag: 'fila; posto',
      RegistradoPor: 'Manifestante',
      IndRestricaoConteudo: false,
      IndAcessoRestrito: false,
    });
    const { Manifestante: doBalcao, Teor } = await ler(respondente, casos.doBalcao);
    expect(doBalcao).toMatchObject({ Telefone: { ddd: '85', Numero: '999123456' }, IndLoginGovBr: false });
    expect(Teor.PropostaMelhoria).toBe('Pedir uma vez só.');
    expect((await ler(respondente, casos.daEmpresa)).Manifestante).toMatchObject({
      TipoPessoa: { DescTipoPessoa: 'Pessoa Jurídica' },
      RazaoSocial: 'Padaria Pão da Serra Ltda.',
    });
  });

  it('W3.2 says what a program told of the case, and that its content was restricted', async () => {
    expect(await ler(respondente, casos.daIntegracao)).toMatchObject({
      IndRestricaoConteudo: true,
      IndAcessoRestrito: true,
      OrgaoInteresse: { NomeOrgao: expect.stringContaining('Instituto Federal') },
      Servico: { IdServicoMPOG: 4021, Nome: 'Emissão de certidão' },
      dadosExtraJson: [{ origem: 'aplicativo' }],
      Teor: { LocalFato: { GeoReferencia: { Latitude: -3.7, Longitude: -38.5 } } },
      Manifestante: { Nome: 'Beatriz Nogueira Sá', genero: 'Feminino', Endereco: { Complemento: 'Casa B' } },
    });
  });

  it('W3.5 tells each act with what it left behind', async () => {
    const lida = await ler(respondente, casos.doCidadao.id);
    expect(acontecido(lida, 'Complemento')).toMatchObject([{ texto: 'Foi na segunda-feira, dia nove.' }]);
    expect(acontecido(lida, 'Prorrogacao')).toMatchObject([
      { PrazoOriginal: '13/04/2026', NovoPrazo: '13/05/2026', MotivoProrrogacaoManifestacao: {} },
    ]);
    expect(acontecido(lida, 'Resposta')).toMatchObject([
      { TipoRespostaManifestacao: { IdTipoRespostaManifestacao: 1 }, Decisao: null },
      { TxtResposta: TEXTO, RespostaPublicavel: true, DataCompromisso: null },
    ]);
    const [, conclusiva] = acontecido(lida, 'Resposta') as { IdRespostaManifestacao: number }[];
    const [complemento] = acontecido(lida, 'Complemento') as { idComplemento: number }[];
    expect(lida.Teor.Anexos).toMatchObject([
      { NomeArquivo: 'senha.pdf', IndComplementar: true, IdObjeto: complemento?.idComplemento },
      { NomeArquivo: 'guiches.txt', IndComplementar: false, IdObjeto: conclusiva?.IdRespostaManifestacao },
    ]);
    expect(acontecido(await ler(respondente, casos.encaminhado), 'Encaminhamento')).toEqual([
      {
        OuvidoriaOrigem: {
          NomOuvidoria: 'IFCE – Instituto Federal de Educação, Ciência e Tecnologia do Ceará',
        },
        OuvidoriaDestino: { NomOuvidoria: 'CGU – Controladoria-Geral da União' },
        TxtNotificacaoDestinatario: 'O posto de que se fala é da controladoria.',
        TxtNotificacaoSolicitante: 'Enviamos a sua reclamação à controladoria.',
      },
    ]);
    const descumprida = await ler(respondente, casos.descumprido);
    expect(acontecido(descumprida, 'Resposta')).toMatchObject([
      {
        RespostaPublicavel: false,
        Decisao: { codigoDecisao: 5, descricaoDecisao: 'Acesso Concedido' },
        EspecificacaoDecisao: { DescClassificacaoAvaliacaoManifestacao: 'Informações enviadas pelo correio' },
        DataCompromisso: '16/03/2026',
      },
    ]);
    expect(acontecido(descumprida, 'Denuncia')).toEqual([
      { Data: '17/03/2026', TxtFato: 'As diárias de 2025 nunca chegaram.' },
    ]);
  });

  it('tells what a denúncia found, and nothing of who made it', async () => {
    const { apta, doServidor } = casos.denuncias;
    const fechada = {
      Manifestante: null,
      EmailManifestante: null,
      dadosExtraJson: [],
      IndAcessoRestrito: true,
    };
    const lida = await ler(respondente, apta);
    expect(lida).toMatchObject({
      ...fechada,
      InformacoesAdicionais: {
        Apta: 'Sim',
        EnvolveEmpresa: 'Sim',
        EnvolveServidorPublico: 'Não',
        EnvolveCargoComissionadoDAS4OuSuperior: 'Não',
      },
    });
    expect(acontecido(lida, 'Resposta')).toMatchObject([{ RespostaPublicavel: false }]);
    expect(lida.Teor.CamposAdicionaisManifestacao).toContainEqual({ NomeExibido: 'Setor', Valor: 'Compras' });
    expect(await ler(respondente, doServidor)).toMatchObject({
      ...fechada,
      InformacoesAdicionais: { Apta: 'Não', EnvolveServidorPublico: 'Sim' },
      Teor: { LocalFato: { Municipio: { DescMunicipio: 'Fortaleza' }, GeoReferencia: null } },
    });
  });

  it('W2.32 writes that a program read the case', async () => {
    const id = await incluir(respondente);
    await ler(observador, id);
    const { Historico } = await ler(respondente, id);
    const lidas = Historico.map(({ HistoricoAcao: acao }: { HistoricoAcao: Record<string, string> }) => [
      acao.DescTipoAcaoManifestacao,
      acao.Responsavel,
    ]);
    expect(lidas).toContainEqual(['Visualização', 'Integração de consulta da CGU (CGU)']);
    for (const { HistoricoAcao } of Historico) {
      expect(HistoricoAcao.DataHoraAcao).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
    }
  });
});

describe('POST /manifestacoes', () => {
  it('W2.9, W2.10, W2.18 files with the person and their files, ignores what it does not know, and reads it back key by key', async () => {
    const texto = 'Relação dos horários de espera.';
    const resposta = await respondente.post('/manifestacoes', {
      ...reclamacao,
      campoDeOutroSistema: { a: 1 },
      Anexos: [
        { NomeArquivo: 'espera.txt', ConteudoZipadoEBase64: zipar(texto), TamanhoArquivo: texto.length },
      ],
    });
    expect(resposta.statusCode, resposta.body).toBe(200);
    expectForma('Incluida', resposta.json());
    const { IdManifestacao: id, NumeroProtocolo, NumProtocolo } = resposta.json();
    expect(NumProtocolo).toBe(NumeroProtocolo.replace(/\D/g, ''));
    const lida = await ler(respondente, id);
    expect(lida.Manifestante.NumeroDocumentoIdentificacao).toBe('70010003703');
    expect(lida.CanalEntrada.IdCanalEntrada).toBe(8);
    expect(lida.Links.map(({ rel }: { rel: string }) => rel)).toEqual(['self', 'eouv']);
    expect(lida.RegistradoPor).toBe('Integração de resposta da CGU');
    const [anexo] = lida.Teor.Anexos;
    expect(anexo).toMatchObject({ NomeArquivo: 'espera.txt', IdObjeto: id, IndComplementar: false });
    const baixado = await respondente.get(`/manifestacoes/${id}/anexos/${anexo.IdAnexoManifestacao}`);
    expectForma('ConteudoDoAnexo', baixado.json());
    expect(abrirZipado(baixado.json().ConteudoZipadoEBase64).toString()).toBe(texto);
  });

  it('W2.33 never says who filed a denúncia: no person, no address, the words without the name, no file', async () => {
    const id = await incluir(respondente, {
      ...denuncia,
      Anexos: [{ NomeArquivo: 'beatriz.txt', ConteudoZipadoEBase64: zipar('Beatriz Nogueira Sá') }],
    });
    for (const programa of [respondente, observador]) {
      const resposta = await programa.get(`/manifestacoes/${id}`);
      expect(resposta.statusCode).toBe(200);
      expect(resposta.body).not.toMatch(/beatriz|nogueira|70010003703/i);
      expect(resposta.json()).toMatchObject({ Manifestante: null, EmailManifestante: null });
    }
    const lida = await ler(respondente, id);
    expect(lida.Teor.EnvolvidosManifestacao[0].Nome).toBe('Chefe do setor');
    expect(lida.Teor.Anexos).toEqual([]);
    const { id: idAnexo } = await app.db
      .selectFrom('anexo')
      .select('id')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect((await respondente.get(`/manifestacoes/${id}/anexos/${idAnexo}`)).statusCode).toBe(404);
    expect(app.log()).not.toMatch(/Beatriz/);
  });

  it('files an anonymous denúncia as comunicação and refuses an elogio without a name', async () => {
    const id = await incluir(respondente, {
      ...denuncia,
      IdTipoIdentificacaoManifestante: 1,
      Manifestante: null,
    });
    expect((await ler(respondente, id)).TipoManifestacao.IdTipoManifestacao).toBe(7);
    const sem = await respondente.post('/manifestacoes', {
      ...reclamacao,
      IdTipoManifestacao: 3,
      IdTipoIdentificacaoManifestante: 1,
    });
    expect([sem.statusCode, sem.json().code]).toEqual([400, 'manifestacao.anonimato-so-na-denuncia']);
    expectForma('Erro', sem.json());
  });

  it.each(registrosRecusados)('W2.28 refuses %s', async (_caso, corpo) => {
    const resposta = await respondente.post('/manifestacoes', corpo);
    expect(resposta.statusCode, resposta.body).toBeGreaterThanOrEqual(400);
    expect(resposta.statusCode).toBeLessThan(500);
    expectForma('Erro', resposta.json());
  });

  it('gives the same case to the same sending', async () => {
    const headers = { 'idempotency-key': '3f0e5a64-6f0b-4d0c-9a55-0a3f2c7f9d11' };
    const enviar = () =>
      respondente.send({ method: 'POST', url: '/api/manifestacoes', payload: reclamacao, headers });
    const [a, b] = [await enviar(), await enviar()];
    expect(b.json()).toEqual(a.json());
  });
});
