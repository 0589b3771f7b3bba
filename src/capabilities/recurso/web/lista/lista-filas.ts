import type { filasDeRecursos } from '../../contract.ts';

export type FilaDeRecursos = (typeof filasDeRecursos)[number];

interface DescricaoDaFila {
  readonly rotulo: string;
  /** The letter after 'g' that goes to it. */
  readonly letra: string;
  readonly vazia: string;
  readonly ajuda: string;
}

export const filasNaTela: Readonly<Record<FilaDeRecursos, DescricaoDaFila>> = {
  abertos: {
    rotulo: 'A decidir',
    letra: 'a',
    vazia: 'Nada a decidir. Bom trabalho.',
    ajuda: 'Recursos que chegarem a você ou ao seu órgão aparecem aqui.',
  },
  meus: {
    rotulo: 'Meus',
    letra: 'm',
    vazia: 'Nenhum recurso com você',
    ajuda: 'Os recursos que você assumir, ou que passarem a você, aparecem aqui.',
  },
  esclarecer: {
    rotulo: 'Esclarecimentos a responder',
    letra: 'e',
    vazia: 'Nenhum esclarecimento a responder',
    ajuda: 'Quando quem julga perguntar algo ao seu órgão, a pergunta aparece aqui.',
  },
  vencidos: {
    rotulo: 'Vencidos',
    letra: 'v',
    vazia: 'Nada vencido. Bom trabalho.',
    ajuda: 'Todos os recursos abertos estão no prazo.',
  },
  respondidos: {
    rotulo: 'Respondidos',
    letra: 'r',
    vazia: 'Nada respondido ainda',
    ajuda: 'Os recursos decididos aparecem aqui.',
  },
  todos: {
    rotulo: 'Todos',
    letra: 't',
    vazia: 'Nenhum recurso',
    ajuda: 'Ainda não houve recurso que você julgue ou que seja do seu órgão.',
  },
};

export const nomesDasFilas = Object.keys(filasNaTela) as readonly FilaDeRecursos[];
