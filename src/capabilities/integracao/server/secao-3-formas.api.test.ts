import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { seedArquivosDoRecurso } from '../../../../db/seed/seed-arquivos-do-recurso.ts';
import { expectForma } from './testing-formas.ts';
import {
  abrirZipado,
  CGU,
  entrarComoPrograma,
  ler,
  type Programa,
  prepararCasos,
  reclamacao,
  zipar,
} from './testing-integracao.ts';

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
  it('W3.7, W3.8 Instancia is an object and Links are on both kinds; clients download Links[0].href', async () => {
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
    const recursos = await recursosDe(respondente, `NumProtocolo=${protocolo}`);
    expect(recursos.map(({ instancia }) => instancia.IdInstanciaRecurso)).toEqual([1, 2, 3, 5]);
    for (const recurso of recursos) {
      expect(recurso.qtdAnexos).toBe(1);
      const { IdInstanciaRecurso: instancia } = recurso.instancia;
      for (const arquivo of arquivosDe(recurso)) {
        expect(arquivo.Instancia).toEqual(recurso.instancia);
        expect((await baixar(respondente, arquivo)).conteudo.toString()).toContain(`instância ${instancia}`);
      }
    }
  }, 60_000);
});

const acharPorProtocolo = async (protocolo: string): Promise<number> =>
  (await respondente.get(`/manifestacoes?NumProtocolo=${protocolo}`)).json()[0].IdManifestacao;

describe('M5 labels', () => {
  it('W3.1 OuvidoriaDestino.NomOuvidoria is ‘SIGLA – Nome’ in list and detail, and so are both ends of a forwarding', async () => {
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

  it('W3.4 For an answer’s attachment IdObjeto is its IdRespostaManifestacao', async () => {
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

describe('ManifestacaoInclusao', () => {
  const { IdTipoFormulario, IdTipoManifestacao, TextoManifestacao } = reclamacao;
  const exigidos = {
    IdTipoFormulario,
    IdTipoManifestacao,
    TextoManifestacao,
    IdTipoIdentificacaoManifestante: 1,
  };

  it('W3.9 required are IdTipoFormulario, IdTipoManifestacao, TextoManifestacao and IdTipoIdentificacaoManifestante, alone', async () => {
    expect((await respondente.post('/manifestacoes', exigidos)).statusCode).toBe(200);
    for (const nome of Object.keys(exigidos)) {
      const recusa = await respondente.post('/manifestacoes', { ...exigidos, [nome]: undefined });
      expect([recusa.statusCode, recusa.json().Message], nome).toEqual([
        400,
        expect.stringMatching(new RegExp(`^${nome}: `)),
      ]);
    }
  });

  it('W3.10 every other field is taken at once, and those that say something are read back', async () => {
    const [{ IdOrgaoSiorg }] = (await respondente.get('/orgaos-siorg')).json();
    const arquivo = 'Senha 12, guichê 5.';
    const resposta = await respondente.post('/manifestacoes', {
      ...exigidos,
      IdTipoIdentificacaoManifestante: 4,
      IdOuvidoriaDestino: CGU,
      IdOrgaoInteresse: IdOrgaoSiorg,
      IdMunicipio: 230440,
      GeoReferencia: { Latitude: -3.7, Longitude: -38.5 },
      Manifestante: { ...reclamacao.Manifestante, IdFaixaEtaria: 3, IdRacaCor: 2, Complemento: 'Casa B' },
      DadosExtraJson: '{"origem":"aplicativo"}',
      IndEnviarEmailCidadao: true,
      IndEnviarEmailOuvidoria: false,
      IdModoResposta: 1,
      NumProtocolo: 'EXT-77',
      IdOrgaoDestinatario: CGU,
      CodServicoMPOG: 4021,
      TxtOutroServico: 'Emissão de certidão',
      IdAssunto: 57,
      PropostaMelhoria: 'Mais guichês.',
      Anexos: [
        {
          NomeArquivo: 'senha.txt',
          ConteudoZipadoEBase64: zipar(arquivo),
          TamanhoArquivo: arquivo.length,
          IdAws: null,
          IdAnexoGenerico: null,
        },
      ],
      Envolvidos: [{ Nome: 'Carlos Lima', Orgao: 'CGU', IdFuncaoEnvolvidoManifestacao: 7 }],
      IdCanalEntrada: 2,
    });
    expect(resposta.statusCode, resposta.body).toBe(200);
    expect(await ler(respondente, resposta.json().IdManifestacao)).toMatchObject({
      OuvidoriaDestino: { IdOuvidoria: CGU },
      OrgaoInteresse: { NomeOrgao: expect.stringMatching(/\S/) },
      Assunto: { IdAssunto: 57 },
      Servico: { IdServicoMPOG: 4021 },
      CanalEntrada: { IdCanalEntrada: 2 },
      ModoResposta: { IdModoResposta: 1 },
      dadosExtraJson: [{ origem: 'aplicativo' }],
      Manifestante: {
        Nome: reclamacao.Manifestante.Nome,
        Email: reclamacao.Manifestante.Email,
        genero: 'Feminino',
        NumeroDocumentoIdentificacao: '70010003703',
        FaixaEtaria: '30 a 39 anos',
        corRaça: { descRacaCor: 'Branca' },
        Endereco: {
          CEP: '60000-000',
          Logradouro: 'Rua das Flores',
          Numero: '10',
          Complemento: 'Casa B',
          Bairro: 'Centro',
        },
      },
      Teor: {
        PropostaMelhoria: 'Mais guichês.',
        Anexos: [{ NomeArquivo: 'senha.txt' }],
        LocalFato: { Municipio: { IdMunicipio: 230440 }, GeoReferencia: { Latitude: -3.7 } },
        EnvolvidosManifestacao: [{ Nome: 'Carlos Lima', Orgao: 'CGU', IdFuncaoEnvolvidoManifestacao: 7 }],
        CamposAdicionaisManifestacao: expect.arrayContaining([
          { NomeExibido: 'Número no sistema de origem', Valor: 'EXT-77' },
        ]),
      },
    });
  });
});
