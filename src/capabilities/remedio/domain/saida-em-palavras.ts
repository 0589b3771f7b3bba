import { formatData } from '#kernel/texto.ts';
import type { Remedio } from './remedio.ts';
import type { Saida } from './saida.ts';

const oQueFaz: Readonly<Record<Remedio, string>> = {
  recorrer: 'recorrer',
  reclamar: 'reclamar da falta de resposta',
  pedirRevisao: 'pedir a revisão da mudança de tipo',
  denunciarDescumprimento: 'denunciar o descumprimento',
};

const quemTemPrazo = {
  responder: (dia: string) => `O órgão tem até ${dia} para responder.`,
  entregar: (dia: string) => `O órgão tem até ${dia} para entregar o que prometeu.`,
  decidir: (dia: string) => `Quem julga o recurso tem até ${dia} para decidir.`,
} as const;

const oControle = ({ noControle }: Extract<Saida, { tipo: 'decisao-devida' }>): string => {
  if (!noControle) return 'Quem controla o órgão deve uma decisão sobre a entrega.';
  const { quem, desde, ate, atrasada } = noControle;
  const prazo = atrasada ? 'devia ter decidido' : 'decide';
  return `${quem} ${prazo} até ${formatData(ate)} sobre a entrega, e está com o caso desde ${formatData(desde)}.`;
};

const emPalavras = (saida: Saida): string[] => {
  switch (saida.tipo) {
    case 'prazo':
      return [quemTemPrazo[saida.para](formatData(saida.ate))];
    case 'janela-por-vir':
      return [
        `Se a resposta não vier, você pode ${oQueFaz[saida.ato]} de ${formatData(saida.de)} até ${formatData(saida.ate)}.`,
      ];
    case 'decisao-devida':
      return saida.por === 'controle'
        ? [oControle(saida)]
        : [
            `Quem julga o recurso deve uma decisão${saida.desde ? `, e está com ele desde ${formatData(saida.desde)}` : ''}.`,
          ];
    case 'satisfeito':
      return ['O que você pediu foi entregue, e a entrega está confirmada.'];
    case 'janela-passou':
      return [
        `O prazo para recorrer ou reclamar terminou em ${formatData(saida.em)}. Você pode fazer um novo pedido.`,
      ];
    case 'decidido':
      return ['A última autoridade que podia decidir já decidiu. Você pode fazer um novo pedido.'];
    case 'desistiu':
      return ['Você desistiu deste pedido.'];
    // Shown as a button, with its last day.
    case 'ato':
      return [];
  }
};

/** What somebody who asked for information waits for, or how the request ended, one sentence each. */
export const saidasEmPalavras = (saidas: readonly Saida[]): readonly string[] => [
  ...new Set(saidas.flatMap(emPalavras)),
];
