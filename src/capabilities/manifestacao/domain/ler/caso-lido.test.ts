import { describe, expect, it } from 'vitest';
import type { DaIntegracao } from '../registrar/teor.ts';
import { casoLido, teorLido } from './caso-lido.ts';
import { ocultarDadosPessoais, type PessoaAOcultar } from './dados-pessoais.ts';
import type { DetalheDaManifestacao } from './detalhe.ts';
import { OCULTO } from './oculto.ts';

const beatriz: PessoaAOcultar = {
  nome: 'Beatriz Nogueira Sá',
  email: 'beatriz@escuta.invalid',
  telefone: '85912340001',
  documento: '70010003703',
  endereco: 'Rua das Flores, 10, ap 2, Centro, CEP 60000-000',
  logradouro: 'Rua das Flores',
  cep: '60000-000',
};

/** Every way in which a text may mention the person who filed. */
const TRACOS = [
  'Beatriz Nogueira Sá',
  'BEATRIZ NOGUEIRA SA',
  'Nogueira Sá, Beatriz',
  'Beatriz\nNogueira  Sá',
  'Bea\u200btriz',
  'beatriz@escuta.invalid',
  'BEATRIZ@ESCUTA.INVALID',
  '700.100.037-03',
  '70010003703',
  '700 100 037 03',
  '(85) 91234-0001',
  '85912340001',
  '91234-0001',
  'Rua das  Flores',
  '60000-000',
  '60000000',
] as const;
const DADO =
  /beatriz|nogueira|\bs[áa]\b|escuta\.invalid|700[ .]?100[ .]?037|1234-?0001|flores|60000-?000|-3\.7|-38\.5/iu;
const CHEIO = TRACOS.map((traco) => `Antes ${traco} depois.`).join(' ');

const anexo = {
  idAnexo: 1,
  nomeArquivo: 'beatriz_nogueira-70010003703.pdf',
  tamanho: 1,
  tipoConteudo: 'application/pdf',
  href: '/x',
};

type Partes = Pick<
  DetalheDaManifestacao,
  'teor' | 'anexos' | 'respostas' | 'complementacoes' | 'consentimento'
>;
const MOMENTO = '2026-03-12T12:00:00.000Z';

/** Every field a person can write in, each full of traces of the person who filed. */
const detalhe: Partes = {
  teor: {
    texto: CHEIO,
    resumo: CHEIO,
    servico: CHEIO,
    propostaMelhoria: CHEIO,
    quem: CHEIO,
    como: CHEIO,
    quando: CHEIO,
    sobreProvas: CHEIO,
    temProvas: 'sim',
    temTestemunhas: 'nao-sei',
    local: { municipio: 'Fortaleza', descricao: CHEIO },
    envolvidos: [
      { nome: 'Beatriz Nogueira Sá', funcao: 'Vítima', orgao: CHEIO },
      { nome: 'CPF 700.100.037-03', funcao: null, orgao: null },
      { nome: 'beatriz@escuta.invalid', funcao: null, orgao: null },
      { nome: 'Carlos Lima', funcao: 'Chefe', orgao: 'CGU' },
    ],
    camposAdicionais: [{ nome: CHEIO, valor: CHEIO }],
  },
  anexos: [anexo],
  respostas: [
    {
      idResposta: 1,
      idTipoResposta: 2,
      descTipoResposta: 'Resposta Conclusiva',
      texto: '',
      decisao: null,
      especificacaoDecisao: null,
      conteudo: [],
      responsavel: 'Gestora (CGU)',
      registradaEm: MOMENTO,
      anexos: [],
    },
  ],
  complementacoes: [
    {
      idComplementacao: 1,
      pedido: '',
      pedidaEm: MOMENTO,
      ultimoDia: '2026-04-01',
      texto: CHEIO,
      respondidaEm: MOMENTO,
      anexos: [anexo],
    },
  ],
  consentimento: {
    destinatario: 'IFCE',
    motivo: '',
    pedidoEm: MOMENTO,
    ultimoDia: '2026-04-01',
    resposta: null,
    respondidoEm: null,
  },
};
const integracao: DaIntegracao = {
  geoReferencia: { latitude: -3.7, longitude: -38.5 },
  dadosExtraJson: JSON.stringify({ nome: 'Beatriz', fundo: [{ cpf: '70010003703' }] }),
  outroServico: CHEIO,
  idOrgaoInteresse: 26,
  codServicoMpog: 7,
};

/** Every text and number of a value, with the path to it. */
const folhas = (valor: unknown, onde = ''): [onde: string, folha: string][] =>
  typeof valor === 'object' && valor !== null
    ? Object.entries(valor).flatMap(([nome, cada]) => folhas(cada, `${onde}.${nome}`))
    : [[onde, String(valor)]];
const rastros = (valor: unknown) => folhas(valor).filter(([, folha]) => DADO.test(folha));

const ocultar = ocultarDadosPessoais([beatriz]);

describe('a case read without who filed it', () => {
  it.each(['sem-quem-registrou', 'sem-pessoas'] as const)('names them in no field at all: %s', (modo) => {
    expect(rastros({ detalhe, integracao }).length).toBeGreaterThan(18);
    expect(
      rastros(casoLido({ detalhe, integracao }, { modo, daPessoa: ocultar, complemento: () => ocultar })),
    ).toEqual([]);
  });

  it('says where something was covered, and leaves whom it speaks of, the place and the rest', () => {
    const { teor } = casoLido(
      { detalhe, integracao },
      { modo: 'sem-quem-registrou', daPessoa: ocultar, complemento: () => ocultar },
    ).detalhe;
    expect(teor.envolvidos.map(({ nome }) => nome)).toEqual([OCULTO, `CPF ${OCULTO}`, OCULTO, 'Carlos Lima']);
    expect(teor.envolvidos[0]?.funcao).toBe('Vítima');
    expect(teor.local?.municipio).toBe('Fortaleza');
    expect(teor.quando?.startsWith(`Antes ${OCULTO} depois.`)).toBe(true);
    expect(teor).toMatchObject({ temProvas: 'sim', temTestemunhas: 'nao-sei' });
    expect(rastros(teorLido(detalhe.teor, ocultar))).toEqual([]);
  });

  it('keeps of what another system told only what names nobody', () => {
    const lido = casoLido(
      { detalhe, integracao },
      { modo: 'sem-pessoas', daPessoa: ocultar, complemento: () => ocultar },
    );
    expect(Object.keys(lido.integracao).sort()).toEqual([
      'codServicoMpog',
      'idOrgaoInteresse',
      'outroServico',
    ]);
  });

  it('has no people and no files where nobody may be known', () => {
    const { teor, ...resto } = casoLido(
      { detalhe, integracao },
      { modo: 'sem-pessoas', daPessoa: ocultar, complemento: () => ocultar },
    ).detalhe;
    expect(teor).toMatchObject({ quem: null, envolvidos: [] });
    expect([
      resto.anexos,
      ...resto.respostas.map((each) => each.anexos),
      ...resto.complementacoes.map((each) => each.anexos),
    ]).toEqual([[], [], []]);
  });

  it('is the whole case for people who may read the whole', () => {
    const inteiro = { detalhe, integracao };
    expect(casoLido(inteiro, { modo: 'inteira', daPessoa: ocultar, complemento: () => ocultar })).toEqual(
      inteiro,
    );
  });
});
