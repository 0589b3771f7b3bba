import type { DadosDaInformacao } from '#capabilities/informacao-classificada/domain/rol/informacao.ts';
import { addDays, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { checkDigits } from '#kernel/protocolo.ts';

/** Days before the demonstration; the dates move with it. */
interface InformacaoDemo
  extends Omit<DadosDaInformacao, 'nup' | 'dataProducao' | 'dataClassificacao' | 'termo'> {
  readonly sequencia: number;
  readonly produzidaHa: number;
  readonly classificadaHa: number;
  readonly anos: number;
}

const reitoria = { fundamento: 'VII', autoridade: 'Reitor' } as const;

/** Of the IFCE: one of each degree, one whose term is over, one that is declassified. All are invented. */
const informacoes: readonly InformacaoDemo[] = [
  {
    sequencia: 900_001,
    assunto: 'Plano de segurança das instalações do campus',
    categoria: '05',
    grau: 'reservada',
    ...reitoria,
    produzidaHa: 700,
    classificadaHa: 690,
    anos: 5,
  },
  {
    sequencia: 900_002,
    assunto: 'Rotas de transporte de material de laboratório controlado',
    categoria: '17',
    grau: 'secreta',
    fundamento: 'III',
    autoridade: 'Reitor',
    produzidaHa: 900,
    classificadaHa: 880,
    anos: 12,
  },
  {
    sequencia: 900_003,
    assunto: 'Acordo de pesquisa com outro Estado',
    categoria: '14',
    grau: 'ultrassecreta',
    fundamento: 'II',
    autoridade: 'Ministro de Estado da Educação',
    produzidaHa: 1200,
    classificadaHa: 1190,
    anos: 25,
  },
  {
    sequencia: 900_004,
    assunto: 'Relatório de vulnerabilidades da rede, primeira versão',
    categoria: '02',
    grau: 'reservada',
    ...reitoria,
    produzidaHa: 1900,
    classificadaHa: 1890,
    anos: 5,
  },
  {
    sequencia: 900_005,
    assunto: 'Planejamento de prova de concurso já realizado',
    categoria: '07',
    grau: 'reservada',
    fundamento: 'VIII',
    autoridade: 'Pró-Reitor de Gestão de Pessoas',
    produzidaHa: 600,
    classificadaHa: 595,
    anos: 3,
  },
];

const PREFIXO = '23546';

const nupDe = (sequencia: number, ano: number): string =>
  `${PREFIXO}.${sequencia}/${ano}-${checkDigits(`${PREFIXO}${sequencia}${ano}`)}`;

export const informacoesDemo = (hoje: PlainDate): DadosDaInformacao[] =>
  informacoes.map(({ sequencia, produzidaHa, classificadaHa, anos, ...dados }) => {
    const producao = addDays(hoje, -produzidaHa);
    return {
      ...dados,
      nup: nupDe(sequencia, producao.year),
      dataProducao: toIsoDate(producao),
      dataClassificacao: toIsoDate(addDays(hoje, -classificadaHa)),
      termo: toIsoDate(addDays(producao, anos * 365)),
    };
  });

export const TEXTOS = {
  pedido:
    'O evento que justificava o sigilo já passou, e a informação ajuda a entender como o campus é cuidado.',
  descricao: 'O acordo de pesquisa assinado com uma universidade de fora, de que a imprensa falou.',
  semConta: 'Moro ao lado do campus e quero saber por onde passa o material de que a notícia falou.',
  carta: 'Escrevo para pedir que se abra o plano: o prédio de que ele fala foi demolido no ano passado.',
  desistencia: 'O documento que eu procurava já estava publicado.',
  recurso: 'A decisão repete a lei e não diz que dano a divulgação causaria hoje.',
  mantida: 'O motivo da classificação continua: as rotas ainda são usadas.',
  reduzida: 'Basta um sigilo mais curto: o plano será substituído antes do fim do prazo.',
} as const;
