import { formatMes, formatNumero } from '#shell/ui/graficos/numeros.ts';
import type { MesDaSerie, PerguntaDosResultados } from './resultados-queries.ts';

interface Pergunta {
  /** The options that the finding counts, by their ids in db/reference. */
  readonly positivas: readonly number[];
  readonly uma: string;
  readonly varias: string;
}

const perguntas: Readonly<Record<number, Pergunta>> = {
  1: { positivas: [1], uma: 'teve a demanda atendida', varias: 'tiveram a demanda atendida' },
  2: {
    positivas: [4, 5],
    uma: 'achou a resposta fácil de compreender',
    varias: 'acharam a resposta fácil de compreender',
  },
  3: { positivas: [9, 10], uma: 'ficou satisfeita', varias: 'ficaram satisfeitas' },
};

export const isPositiva = (idPergunta: number, idOpcao: number): boolean =>
  perguntas[idPergunta]?.positivas.includes(idOpcao) ?? false;

/** With fewer people, 'em cada 10' would mention more people than answered. */
const BASTAM_PARA_DEZ = 10;

const emCadaDez = (parte: number, todo: number): { quem: string; isPlural: boolean } => {
  const exato = (10 * parte) / todo;
  const perto = Math.round(exato);
  if (perto === 0) return { quem: 'Menos de 1 em cada 10 pessoas', isPlural: false };
  if (perto === 10) return { quem: 'Mais de 9 em cada 10 pessoas', isPlural: true };
  return {
    quem: `${perto === exato ? '' : 'Cerca de '}${perto} em cada 10 pessoas`,
    isPlural: perto > 1,
  };
};

const quantasPessoas = (parte: number, todo: number): { quem: string; isPlural: boolean } => {
  if (parte === 0) return { quem: 'Nenhuma pessoa', isPlural: false };
  if (todo === 1) return { quem: 'A única pessoa que respondeu', isPlural: false };
  if (parte === todo) return { quem: 'Todas as pessoas', isPlural: true };
  if (todo < BASTAM_PARA_DEZ) return { quem: `${parte} de ${todo} pessoas`, isPlural: parte > 1 };
  return emCadaDez(parte, todo);
};

/** The title of a question's chart: '7 em cada 10 pessoas ficaram satisfeitas'. */
export const achadoDaPergunta = ({ idPergunta, opcoes }: PerguntaDosResultados): string => {
  const todo = opcoes.reduce((soma, { total }) => soma + total, 0);
  const pergunta = perguntas[idPergunta];
  if (!pergunta) {
    const maisDada = opcoes.reduce((maior, opcao) => (opcao.total > maior.total ? opcao : maior));
    return `A resposta mais dada foi “${maisDada.descricao}”`;
  }
  const parte = opcoes
    .filter(({ idOpcao }) => isPositiva(idPergunta, idOpcao))
    .reduce((soma, { total }) => soma + total, 0);
  const { quem, isPlural } = quantasPessoas(parte, todo);
  return `${quem} ${isPlural ? pergunta.varias : pergunta.uma}`;
};

/** With fewer answers, a month says more about the people who answered than about the service. */
const RESPOSTAS_PARA_COMPARAR = 10;

/** A smaller change is not worth mentioning. */
const ESTAVEL = 1;

/** The title of the mean's chart: where it began and where it is, among comparable months. */
export const achadoDaSatisfacao = (serie: readonly MesDaSerie[], media: number | null): string => {
  const meses = serie.flatMap(({ mes, respostas, satisfacaoMedia }) =>
    satisfacaoMedia === null || respostas < RESPOSTAS_PARA_COMPARAR ? [] : [{ mes, satisfacaoMedia }],
  );
  const primeiro = meses[0];
  const ultimo = meses.at(-1);
  if (!primeiro || !ultimo || primeiro === ultimo)
    return `A satisfação média do período foi de ${formatNumero(media ?? 0)} pontos; há poucas respostas por mês para dizer se mudou`;
  const entre = `entre ${formatMes(primeiro.mes)} e ${formatMes(ultimo.mes)}`;
  const mudanca = ultimo.satisfacaoMedia - primeiro.satisfacaoMedia;
  if (Math.abs(mudanca) < ESTAVEL) return `A satisfação ficou estável ${entre}`;
  const pontos = formatNumero(Math.abs(mudanca));
  return `A satisfação ${mudanca > 0 ? 'subiu' : 'caiu'} ${pontos} ${pontos === '1' ? 'ponto' : 'pontos'} ${entre}`;
};

const comMaiuscula = (texto: string): string => texto.charAt(0).toLocaleUpperCase('pt-BR') + texto.slice(1);

export const contarRespostas = (total: number): string =>
  total === 1 ? '1 resposta' : `${formatNumero(total)} respostas`;

/** The title of the chart of answers: when most came. */
export const achadoDasRespostas = (serie: readonly MesDaSerie[]): string => {
  const maior = Math.max(...serie.map(({ respostas }) => respostas));
  const campeoes = serie.filter(({ respostas }) => respostas === maior);
  const [campeao] = campeoes;
  if (!campeao) return 'Ainda não há respostas a comparar';
  if (serie.length === 1)
    return `Em ${formatMes(campeao.mes)}, ${maior === 1 ? 'chegou' : 'chegaram'} ${contarRespostas(maior)}`;
  if (campeoes.length > 1) return `Os meses de mais respostas tiveram ${formatNumero(maior)} cada um`;
  return `${comMaiuscula(formatMes(campeao.mes))} foi o mês de mais respostas: ${formatNumero(maior)}`;
};
