import type { Comentario, PerguntaDosResultados, Resultados } from './resultados-queries.ts';

const pergunta = (
  idPergunta: number,
  descricao: string,
  primeiroId: number,
  opcoes: readonly (readonly [string, number])[],
): PerguntaDosResultados => {
  const todo = opcoes.reduce((soma, [, total]) => soma + total, 0);
  return {
    idPergunta,
    descricao,
    opcoes: opcoes.map(([nome, total], indice) => ({
      idOpcao: primeiroId + indice,
      descricao: nome,
      total,
      percentual: todo === 0 ? null : (100 * total) / todo,
    })),
  };
};

export const umComentario = (comentario: string, changes: Partial<Comentario> = {}): Comentario => ({
  comentario,
  tipo: 'Reclamação',
  orgao: 'CGU',
  respondidaEm: '2026-03-10T15:00:00Z',
  ...changes,
});

/** Forty people answered, seven in ten of them satisfied; each test changes what it tests. */
export const unsResultados = (changes: Partial<Resultados> = {}): Omit<Resultados, 'lidosEm'> => ({
  de: '2025-03-13',
  ate: '2026-03-12',
  retido: false,
  respostas: 40,
  casosRespondidos: 80,
  casosAvaliados: 36,
  taxaDeResposta: 45,
  satisfacaoMedia: 67.5,
  perguntas: [
    pergunta(1, 'A sua demanda foi atendida?', 1, [
      ['Sim', 20],
      ['Não', 12],
      ['Parcialmente atendida', 8],
    ]),
    pergunta(3, 'Você está satisfeito(a) com o atendimento prestado?', 9, [
      ['Muito satisfeito', 16],
      ['Satisfeito', 12],
      ['Regular', 2],
      ['Insatisfeito', 4],
      ['Muito insatisfeito', 6],
    ]),
  ],
  serie: [
    { mes: '2025-12', respostas: 10, satisfacaoMedia: 60 },
    { mes: '2026-02', respostas: 30, satisfacaoMedia: 70 },
  ],
  comentarios: [umComentario('Foi rápido.')],
  proximoCursor: null,
  ...changes,
});
