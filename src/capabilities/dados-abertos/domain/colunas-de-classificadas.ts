import type { Coluna } from './coluna.ts';

const texto = (nome: string, descricao: string): Coluna => ({ nome, tipo: 'texto', descricao });
const data = (nome: string, descricao: string): Coluna => ({ nome, tipo: 'data', descricao });

/** Decreto 7.724/2012, art. 45, I and II. */
export const colunasDeClassificadas: readonly Coluna[] = [
  { nome: 'AnoLista', tipo: 'inteiro', descricao: 'Ano da lista em que a informação foi publicada.' },
  {
    nome: 'EdicaoLista',
    tipo: 'inteiro',
    descricao: 'Edição da lista; só a última de cada órgão está aqui.',
  },
  texto('Orgao', 'Órgão que classificou: sigla e nome.'),
  texto('Situacao', "'classificada' ou 'desclassificada' nos doze meses da lista."),
  texto('Codigo', 'Código de indexação (CIDIC); da desclassificada, só o número do processo.'),
  texto('Assunto', 'Do que trata a informação.'),
  texto('Categoria', 'Categoria do Vocabulário Controlado do Governo Eletrônico.'),
  texto('Grau', "'reservada', 'secreta' ou 'ultrassecreta'."),
  texto('Fundamento', 'Dispositivo legal da classificação.'),
  data('DataProducao', 'Dia em que a informação foi produzida.'),
  data('DataClassificacao', 'Dia em que foi classificada.'),
  data('FimDoSigilo', 'Último dia do sigilo.'),
  data('DataDesclassificacao', 'Dia em que deixou de ser sigilosa, se deixou.'),
];
