import { type IdTipoManifestacao, TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { CasoPlanejado, Passo, Quando } from './caso-planejado.ts';
import { modelosPara } from './modelos.ts';
import { pessoasComConta } from './pessoas.ts';
import { criarSorte } from './sorte.ts';
import { denuncias } from './textos-denuncia.ts';

const { denuncia, comunicacao, reclamacao, solicitacao } = TipoManifestacao;
const CGU = 6;
const IFCE = 65;
/** Maria and João keep their dozen; these are of other people with accounts. */
const conta = (vez: number): CasoPlanejado['quem'] => ({ login: pessoasComConta[vez]?.login ?? '' });
const [UMA, OUTRA] = [conta(0), conta(1)];

const lido: readonly Passo[] = [
  { ato: 'visualizar', dia: 1 },
  { ato: 'triar', dia: 2 },
];
const aoInstituto: Passo = { ato: 'encaminhar', dia: 2, para: IFCE };

type Linha = readonly [
  nome: string,
  tipo: IdTipoManifestacao,
  quem: CasoPlanejado['quem'],
  quando: Quando,
  passos: readonly Passo[],
  extra?: Partial<CasoPlanejado>,
];

/** What became of denúncias, who asked for an identity, who acts for whom, and foreigners at the desk. */
const linhas: readonly Linha[] = [
  [
    'ao-ministerio-publico',
    comunicacao,
    'anonima',
    { ha: 90 },
    [...lido, { ato: 'responder', dia: 18 }, { ato: 'registrarDesfecho', dia: 60, idResultado: 9 }],
  ],
  [
    'sem-elementos',
    denuncia,
    OUTRA,
    { ha: 50 },
    [...lido, { ato: 'responder', dia: 20 }],
    // Of the texts, the one whose answer says that nothing could be investigated.
    denuncias.filter(({ resposta }) => resposta.includes('arquivada')).map((modelo) => ({ modelo }))[0],
  ],
  ['com-processo', reclamacao, UMA, { venceEm: 10 }, [...lido, { ato: 'informarProcesso', dia: 3 }]],
  [
    'identidade-a-decidir',
    denuncia,
    OUTRA,
    { venceEm: 8 },
    [aoInstituto, { ato: 'pedirIdentidade', dia: 6 }],
  ],
  [
    'identidade-recusada',
    denuncia,
    UMA,
    { venceEm: 5 },
    [aoInstituto, { ato: 'pedirIdentidade', dia: 6 }, { ato: 'decidirIdentidade', dia: 9, concede: false }],
  ],
  [
    'identidade-concedida',
    denuncia,
    OUTRA,
    { ha: 60 },
    [
      aoInstituto,
      { ato: 'pedirIdentidade', dia: 5 },
      { ato: 'decidirIdentidade', dia: 8, concede: true },
      { ato: 'responder', dia: 25 },
    ],
  ],
  [
    'por-procuracao',
    solicitacao,
    'balcao',
    { venceEm: 14 },
    [{ ato: 'registrarRepresentacao', dia: 0, qualidade: 'procurador', meses: 12 }, ...lido],
  ],
  [
    'passaporte',
    reclamacao,
    'balcao',
    { venceEm: 16 },
    lido,
    { documento: { tipo: 20, numero: 'YB1234567' } },
  ],
  ['rnm', solicitacao, 'balcao', { venceEm: 18 }, lido, { documento: { tipo: 21, numero: 'V1234567' } }],
  ['sem-documento', reclamacao, 'balcao', { venceEm: 20 }, lido, { documento: null }],
];

export const planoDaApuracao = (): CasoPlanejado[] =>
  linhas.map(([nome, tipo, quem, quando, passos, extra]) => {
    const chave = `apuracao/${nome}`;
    const encaminhar = passos.find((passo) => passo.ato === 'encaminhar');
    const modelo = criarSorte(chave).um(modelosPara(tipo, encaminhar?.para ?? CGU));
    return { chave, tipo, idOuvidoria: CGU, quando, passos, modelo, quem, ...extra };
  });
