import { type IdTipoManifestacao, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { conversa } from './caminhos.ts';
import type { CasoPlanejado, Passo, Quando } from './caso-planejado.ts';
import { modelosPara } from './modelos.ts';
import { criarSorte } from './sorte.ts';
import { conversas } from './textos-comuns.ts';

const { denuncia, reclamacao, elogio, sugestao, solicitacao, comunicacao, acessoAInformacao, simplifique } =
  TipoManifestacao;
const CGU = 6;
const IFCE = 65;
const MS = 41;
const MEC = 42;
const INSS = 43;
const RFB = 44;
const MTE = 47;
const CEARA = 1023;
const FORTALEZA = 2001;

const NEGADO = 1;
const PARCIAL = 2;

type Linha = readonly [
  nome: string,
  tipo: IdTipoManifestacao,
  idOuvidoria: number,
  quando: Quando,
  passos: readonly Passo[],
  extra?: Partial<CasoPlanejado>,
];

const lido: readonly Passo[] = [
  { ato: 'visualizar', dia: 1 },
  { ato: 'triar', dia: 2 },
];
const complementoPedido: Passo = { ato: 'pedirComplementacao', dia: 4 };

/** Everything a citizen can meet, at once: what waits for the person, what runs, what is late and what has ended. */
const deMaria: readonly Linha[] = [
  ['em-analise', reclamacao, INSS, { venceEm: 12 }, lido],
  ['complementar', reclamacao, FORTALEZA, { ha: 15 }, [...lido, complementoPedido]],
  ['consentir', denuncia, CGU, { ha: 16 }, [...lido, { ato: 'pedirConsentimento', dia: 5 }]],
  ['recorrer', acessoAInformacao, CGU, { ha: 18 }, [...lido, { ato: 'responder', dia: 12, decisao: NEGADO }]],
  ['reclamar', acessoAInformacao, INSS, { ha: 36 }, lido],
  ['prorrogada', acessoAInformacao, MS, { venceEm: 4 }, [...lido, { ato: 'prorrogar', dia: 13 }]],
  ['avaliar', solicitacao, FORTALEZA, { ha: 26 }, [...lido, { ato: 'responder', dia: 14 }]],
  ['elogio', elogio, MS, { ha: 140 }, [...lido, { ato: 'responder', dia: 8 }, { ato: 'avaliar', dia: 15 }]],
  ['arquivada', sugestao, CGU, { ha: 95 }, [...lido, { ato: 'arquivar', dia: 6 }]],
  ['encaminhada', solicitacao, CGU, { venceEm: 9 }, [{ ato: 'encaminhar', dia: 3, para: INSS }]],
  [
    'denuncia-respondida',
    denuncia,
    IFCE,
    { ha: 210 },
    [
      ...lido,
      { ato: 'pedirConsentimento', dia: 4 },
      { ato: 'responderConsentimento', dia: 9, consente: false },
      { ato: 'responder', dia: 24 },
      { ato: 'registrarDesfecho', dia: 50, idResultado: 1 },
      { ato: 'registrarDesfecho', dia: 160, idResultado: 3 },
    ],
  ],
  ['vence-hoje', simplifique, INSS, { venceEm: 0 }, lido],
  ['publica', acessoAInformacao, MEC, { ha: 300 }, [...lido, { ato: 'responder', dia: 10, publicar: true }]],
  ['para-fora', reclamacao, CEARA, { ha: 120 }, [...lido, { ato: 'encaminharParaFora', dia: 7 }]],
];

const deJoao: readonly Linha[] = [
  [
    'recorrer',
    acessoAInformacao,
    CGU,
    { ha: 17 },
    [...lido, { ato: 'responder', dia: 11, decisao: PARCIAL }],
  ],
  ['vence-hoje', acessoAInformacao, IFCE, { venceEm: 0 }, lido, { preservada: true }],
  ['atrasada', reclamacao, RFB, { venceEm: -9 }, lido],
  [
    'complementada',
    reclamacao,
    CGU,
    { ha: 22 },
    [
      ...lido,
      complementoPedido,
      { ato: 'complementar', dia: 12 },
      { ato: 'responderIntermediaria', dia: 14 },
    ],
  ],
  [
    'complementar-de-novo',
    solicitacao,
    MTE,
    { ha: 22 },
    [...lido, complementoPedido, { ato: 'complementar', dia: 11 }, { ato: 'pedirComplementacao', dia: 13 }],
  ],
  ['denuncia', denuncia, CGU, { venceEm: 20 }, lido],
  [
    'consentiu',
    denuncia,
    IFCE,
    { ha: 24 },
    [
      ...lido,
      { ato: 'pedirConsentimento', dia: 4 },
      { ato: 'responderConsentimento', dia: 11, consente: true },
    ],
  ],
  [
    'simplifique',
    simplifique,
    CGU,
    { ha: 60 },
    [...lido, { ato: 'responder', dia: 21 }],
    { carta: 'avisada' },
  ],
  ['avaliar', elogio, IFCE, { ha: 20 }, [...lido, { ato: 'responder', dia: 9 }], { carta: 'espera' }],
  [
    'sugestao',
    sugestao,
    FORTALEZA,
    { ha: 180 },
    [...lido, { ato: 'prorrogar', dia: 20 }, { ato: 'responder', dia: 41 }, { ato: 'avaliar', dia: 52 }],
  ],
  [
    'sem-complemento',
    reclamacao,
    INSS,
    { ha: 70 },
    [...lido, complementoPedido, { ato: 'arquivarSemComplementacao' }],
  ],
  ['desistencia', solicitacao, FORTALEZA, { ha: 50 }, [...lido, { ato: 'desistir', dia: 10 }]],
  ['encaminhada', acessoAInformacao, CGU, { venceEm: 6 }, [{ ato: 'encaminhar', dia: 2, para: CEARA }]],
  ['recente', reclamacao, IFCE, { ha: 0 }, []],
];

const daEmpresa: readonly Linha[] = [
  ['fornecedor', simplifique, CGU, { venceEm: 15 }, lido],
  ['tributos', reclamacao, RFB, { ha: 90 }, [...lido, { ato: 'responder', dia: 25 }]],
  ['contratos', acessoAInformacao, CGU, { ha: 40 }, [...lido, { ato: 'responder', dia: 15, publicar: true }]],
  ['cadastro', simplifique, RFB, { ha: 15 }, [...lido, complementoPedido]],
];

const casosDe = (login: string, linhas: readonly Linha[]): CasoPlanejado[] =>
  linhas.map(([nome, tipo, idOuvidoria, quando, passos, extra]) => {
    const chave = `${login}/${nome}`;
    const encaminhar = passos.find((passo) => passo.ato === 'encaminhar');
    const modelo = criarSorte(chave).um(modelosPara(tipo, encaminhar?.para ?? idOuvidoria));
    return { chave, tipo, idOuvidoria, quando, passos, modelo, quem: { login }, ...extra };
  });

/** Two comunicações whose access codes `npm start` prints, so that the anonymous side can be tried out. */
export const chavesDeExemplo = ['exemplo/conversa', 'exemplo/desistencia'] as const;

const exemplos = (): CasoPlanejado[] => {
  const [conversando, desistindo] = chavesDeExemplo;
  const anonima = { tipo: comunicacao, idOuvidoria: CGU, quem: 'anonima' } as const;
  const modelos = modelosPara(comunicacao, CGU);
  const [primeiro, segundo] = [modelos[0], modelos[6]];
  if (!primeiro || !segundo) throw new RangeError('No text for the examples');
  return [
    {
      ...anonima,
      chave: conversando,
      modelo: primeiro,
      quando: { ha: 14 },
      passos: [...lido, ...conversa(criarSorte(conversando), 4, conversas[0])],
    },
    {
      ...anonima,
      chave: desistindo,
      modelo: segundo,
      quando: { ha: 12 },
      passos: [...lido, { ato: 'pedirDesistencia', dia: 6 }],
    },
  ];
};

export const planoDosCidadaos = (): CasoPlanejado[] => [
  ...casosDe('maria.cidada', deMaria),
  ...casosDe('joao.cidadao', deJoao),
  ...casosDe('empresa.pj', daEmpresa),
  ...exemplos(),
];
