import { describe, expect, it } from 'vitest';
import { detalhesDe, encaminhamentoEnviado, respostaEnviada } from './atos.ts';
import { filtroDeManifestacoes, readOrdem } from './filtro.ts';
import { dia, diaDe, diaEHora, simOuNao } from './formato.ts';
import { atendimentoDe, dadosExtra, extrasDe, manifestacaoInclusao, resumoDe, teorDe } from './inclusao.ts';
import { readBasic } from './oauth.ts';

describe('the wire’s way of writing', () => {
  it('writes days and hours as Brasília has them', () => {
    const momento = new Date('2026-03-12T01:05:09Z');
    expect(dia(momento)).toBe('11/03/2026');
    expect(diaEHora(momento)).toBe('11/03/2026 22:05');
    expect(diaEHora(momento, true)).toBe('11/03/2026 22:05:09');
    expect(diaDe('2026-01-02')).toBe('02/01/2026');
    expect([true, false, null].map(simOuNao)).toEqual(['Sim', 'Não', '']);
  });

  it('reads empty parameters as none, and yes in every way clients write it', () => {
    expect(filtroDeManifestacoes.parse({ NumProtocolo: '' })).toMatchObject({ NumProtocolo: undefined });
    expect(filtroDeManifestacoes.parse({ ApenasDenunciasAptas: 'True' }).ApenasDenunciasAptas).toBe(true);
    expect(filtroDeManifestacoes.parse({ ApenasDenunciasAptas: '0' }).ApenasDenunciasAptas).toBe(false);
  });

  it('reads an order in every way clients write one, and leaves it alone otherwise', () => {
    expect(readOrdem('DataCadastro desc')).toEqual({ por: 'registro', sentido: 'desc' });
    expect(readOrdem('-dataatualizacao')).toEqual({ por: 'atualizacao', sentido: 'desc' });
    expect(readOrdem('PRAZOATENDIMENTO')).toEqual({ por: 'prazo', sentido: 'asc' });
    for (const texto of [undefined, '', 'Nada', '; drop table', 'constructor'])
      expect(readOrdem(texto)).toEqual({ por: 'id', sentido: 'asc' });
  });

  it('takes Basic only where it is whole', () => {
    expect(readBasic(`Basic ${Buffer.from('1001:a:b').toString('base64')}`)).toEqual({
      id: '1001',
      secret: 'a:b',
    });
    for (const cabecalho of [
      undefined,
      '',
      'Bearer x',
      'Basic !!!',
      `Basic ${Buffer.from('x').toString('base64')}`,
    ])
      expect(readBasic(cabecalho)).toBeNull();
  });
});

describe('ManifestacaoInclusao', () => {
  const base = {
    IdTipoFormulario: 1,
    IdTipoManifestacao: '2',
    TextoManifestacao: 'Um texto.',
    IdTipoIdentificacaoManifestante: 4,
    Manifestante: { Nome: 'Ana Lima', NumeroDocumentoIdentificacao: '700.100.037-03', CEP: '60000-000' },
  };

  it('becomes what the form of its type asks for', () => {
    const de = (mais: object) => teorDe(manifestacaoInclusao.parse({ ...base, ...mais }));
    expect(de({})).toEqual({ texto: 'Um texto.' });
    expect(de({ IdTipoManifestacao: 8 })).toEqual({ resumo: 'Um texto.', texto: 'Um texto.' });
    expect(
      de({
        IdTipoManifestacao: 9,
        TxtOutroServico: 'Passaporte',
        PropostaMelhoria: 'Agendar pela internet.',
      }),
    ).toEqual({
      texto: 'Um texto.',
      servico: 'Passaporte',
      propostaMelhoria: 'Agendar pela internet.',
    });
    expect(
      de({ IdTipoManifestacao: 1, IdMunicipio: 230440, Envolvidos: [{ Nome: 'Fulano', Orgao: null }] }),
    ).toEqual({
      texto: 'Um texto.',
      envolvidos: [{ nome: 'Fulano' }],
      local: { idMunicipio: 230440 },
    });
  });

  it('keeps the person, whose number counts as a CPF unless said otherwise; none for the anonymous', () => {
    const lida = manifestacaoInclusao.parse(base);
    expect(atendimentoDe(lida)).toEqual({
      idCanalEntrada: 8,
      manifestante: {
        nome: 'Ana Lima',
        tipoDocumento: 1,
        documento: '70010003703',
        cep: '60000-000',
        endereco: 'CEP 60000-000',
      },
    });
    const anonima = { ...lida, IdTipoIdentificacaoManifestante: 1, IdTipoManifestacao: 1 } as const;
    expect(atendimentoDe({ ...anonima, Manifestante: undefined })).toEqual({ idCanalEntrada: 8 });
    expect(() => atendimentoDe(anonima)).toThrow(/^uma manifestação não identificada/);
    expect(() => atendimentoDe({ ...lida, Manifestante: undefined })).toThrow(/informe ao menos o nome/);
    expect(extrasDe(lida)).toBeUndefined();
    expect(extrasDe({ ...lida, DadosExtraJson: '{}' })).toEqual({ dadosExtraJson: '{}' });
  });

  it('cuts a summary at a word, and reads further data whatever they are', () => {
    const resumo = resumoDe('palavra '.repeat(100));
    expect(resumo.length).toBeLessThanOrEqual(255);
    expect(resumo).toMatch(/palavra…$/);
    expect(dadosExtra('[1]')).toEqual([1]);
    expect(dadosExtra('{"a":1}')).toEqual([{ a: 1 }]);
    expect(dadosExtra('nada')).toEqual(['nada']);
    expect(dadosExtra(undefined)).toEqual([]);
  });
});

describe('bodies of acts', () => {
  it('gathers the content an answer must have, in the names of the screens', () => {
    const lida = respostaEnviada.parse({
      IdTipoRespostaManifestacao: 2,
      TxtResposta: 'A denúncia foi enviada à corregedoria.',
      Detalhes: { Destino: 'apuracao', orgaoApurador: 'Corregedoria' },
      InformacoesAdicionais: { Apta: 'Sim', EnvolveEmpresa: 'Não' },
    });
    expect(detalhesDe(lida)).toEqual({
      destino: 'apuracao',
      orgaoApurador: 'Corregedoria',
      apta: true,
      envolveEmpresa: false,
      envolveServidorPublico: false,
      envolveCargoDas4: false,
    });
  });

  it('forwards to one place only, and tells who receives', () => {
    const texto = 'Um texto que explica o encaminhamento.';
    const aceita = (corpo: object) =>
      encaminhamentoEnviado.safeParse({ TxtNotificacaoSolicitante: texto, ...corpo }).success;
    expect(aceita({ IdOuvidoriaDestino: 65, TxtNotificacaoDestinatario: texto })).toBe(true);
    expect(aceita({ OrgaoExterno: 'Prefeitura de Fortaleza' })).toBe(true);
    expect(aceita({ IdOuvidoriaDestino: 65 })).toBe(false);
    expect(aceita({})).toBe(false);
    expect(
      aceita({ IdOuvidoriaDestino: 65, OrgaoExterno: 'Prefeitura', TxtNotificacaoDestinatario: texto }),
    ).toBe(false);
  });
});
