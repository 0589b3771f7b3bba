import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { CodigoDecisao, TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { CasoPlanejado, Passo, RecursoPlanejado } from './caso-planejado.ts';
import { modelosPara } from './modelos.ts';
import { pessoasComConta } from './pessoas.ts';
import { criarSorte } from './sorte.ts';

const CGU = 6;
const IFCE = 65;
const { deferido, parcialmenteDeferido, indeferido } = TipoRespostaRecurso;

const lido: readonly Passo[] = [
  { ato: 'visualizar', dia: 1 },
  { ato: 'triar', dia: 2 },
];
const { negado, concedido } = CodigoDecisao;

const mantida = (ha: number, decididoHa: number): RecursoPlanejado => ({
  ha,
  decisao: { ha: decididoHa, idTipoResposta: indeferido, idEspecificacao: 3 },
});

type Linha = readonly [
  nome: string,
  ha: number,
  /** Day of the answer, a denial unless said otherwise; null where the office stays silent. */
  resposta: number | null,
  recursos: readonly RecursoPlanejado[],
  /** Granted, but not all that was asked for. */
  decisao?: number,
];

/** Appeals against the IFCE at every instance: just filed, late, being clarified, decided in every way. */
const linhas: readonly Linha[] = [
  ['primeira-aberta', 22, 10, [{ ha: 3 }], concedido],
  ['primeira-no-balcao', 21, 10, [{ ha: 3, noBalcao: true }]],
  ['primeira-conhecida', 22, 10, [{ ha: 4, conhecido: true }], concedido],
  ['primeira-vencida', 36, 15, [{ ha: 14 }]],
  [
    'primeira-deferida',
    70,
    15,
    [
      {
        ha: 50,
        decisao: { ha: 47, idTipoResposta: deferido, idEspecificacao: 2, entrega: -20 },
      },
    ],
  ],
  ['nao-conhecida', 40, 15, [{ ha: 18, naoConhecido: { ha: 15, idJustificativa: 6 } }], concedido],
  ['segunda-aberta', 36, 15, [mantida(14, 10), { ha: 3 }], concedido],
  [
    'segunda-por-silencio',
    60,
    20,
    [
      { ha: 32 },
      {
        ha: 19,
        decisao: { ha: 16, idTipoResposta: parcialmenteDeferido, idEspecificacao: 2, entrega: 10 },
      },
    ],
  ],
  [
    'cgu-esclarecer',
    46,
    15,
    [mantida(24, 20), mantida(13, 9), { ha: 3, conhecido: true, esclarecimento: 'aberto' }],
  ],
  [
    'cgu-esclarecida',
    46,
    15,
    [mantida(24, 20), mantida(13, 9), { ha: 4, conhecido: true, esclarecimento: 'respondido' }],
  ],
  ['cgu-decidida', 55, 15, [mantida(33, 30), mantida(22, 19), mantida(12, 8)]],
  ['cmri-sem-reuniao', 60, 15, [mantida(38, 34), mantida(28, 24), mantida(16, 12), { ha: 5 }]],
  [
    'cmri-marcada',
    60,
    15,
    [mantida(38, 34), mantida(28, 24), mantida(16, 12), { ha: 6, conhecido: true, reuniao: 20 }],
  ],
  [
    'cmri-julgada',
    200,
    15,
    [mantida(178, 174), mantida(168, 164), mantida(158, 153), { ...mantida(145, 100), reuniao: -100 }],
  ],
  [
    'entrega-a-confirmar',
    60,
    15,
    [
      {
        ha: 40,
        decisao: { ha: 37, idTipoResposta: deferido, idEspecificacao: 2, entrega: -3, entregueHa: 4 },
      },
    ],
  ],
  [
    'entrega-contestada',
    60,
    15,
    [
      {
        ha: 40,
        decisao: {
          ha: 37,
          idTipoResposta: deferido,
          idEspecificacao: 2,
          entrega: -8,
          entregueHa: 9,
          contestadaHa: 3,
        },
      },
    ],
  ],
  [
    'entrega-confirmada',
    70,
    15,
    [
      {
        ha: 50,
        decisao: { ha: 47, idTipoResposta: deferido, idEspecificacao: 2, entrega: -30, entregueHa: 31 },
      },
    ],
  ],
  [
    'entregue-na-decisao',
    30,
    10,
    [{ ha: 12, decisao: { ha: 8, idTipoResposta: deferido, idEspecificacao: 1 } }],
  ],
  ['reclamacao-aberta', 40, null, [{ ha: 4, remedio: 'reclamar' }]],
  [
    'silencio-na-cgu',
    60,
    null,
    [
      { ha: 23, remedio: 'reclamar' },
      { ha: 10, decisao: { ha: 6, idTipoResposta: deferido, idEspecificacao: 2, entrega: 10 } },
    ],
  ],
];

/**
 * Against the CGU itself, where nobody is named at the first instance: whoever handles cases there decides, the demonstration's
 * program (1001) as well. One appeal to admit and decide, and one whose delivery is still owed.
 */
const daCgu: readonly Linha[] = [
  ['cgu-primeira-aberta', 20, 10, [{ ha: 2 }], concedido],
  [
    'cgu-a-entregar',
    40,
    10,
    [{ ha: 20, decisao: { ha: 17, idTipoResposta: deferido, idEspecificacao: 2, entrega: 15 } }],
    concedido,
  ],
];

/** The answer only told where to look, and the person has no means to (Lei 12.527/2011, art. 11 § 6º). */
const semMeios = (): CasoPlanejado => {
  const chave = 'recurso/sem-meios';
  const sorte = criarSorte(chave);
  const tipo = TipoManifestacao.acessoAInformacao;
  return {
    chave,
    tipo,
    idOuvidoria: IFCE,
    modelo: sorte.um(modelosPara(tipo, IFCE)),
    quem: { login: sorte.um(pessoasComConta).login },
    quando: { ha: 22 },
    passos: [
      ...lido,
      {
        ato: 'responder',
        dia: 10,
        decisao: concedido,
        especificacao: Especificacao.ondeEncontrar,
        publicar: false,
      },
    ],
    semMeiosHa: 3,
  };
};

export const planoDosRecursos = (): CasoPlanejado[] => [
  ...dasLinhas(IFCE, linhas),
  ...dasLinhas(CGU, daCgu),
  semMeios(),
];

const dasLinhas = (idOuvidoria: number, cada: readonly Linha[]): CasoPlanejado[] =>
  cada.map(([nome, ha, resposta, recursos, decisao = negado]) => {
    const chave = `recurso/${nome}`;
    const sorte = criarSorte(chave);
    const tipo = TipoManifestacao.acessoAInformacao;
    return {
      chave,
      tipo,
      idOuvidoria,
      modelo: sorte.um(modelosPara(tipo, idOuvidoria)),
      quem: { login: sorte.um(pessoasComConta).login },
      quando: { ha },
      passos: resposta === null ? lido : [...lido, { ato: 'responder', dia: resposta, decisao }],
      recursos,
    };
  });
