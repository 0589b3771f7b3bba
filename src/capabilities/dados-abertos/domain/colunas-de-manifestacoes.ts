import type { Coluna, TipoDeColuna } from './coluna.ts';

const coluna = (nome: string, chave: string, tipo: TipoDeColuna, descricao: string): Coluna => ({
  nome,
  chave,
  tipo,
  descricao,
});

const DE_QUEM = "Como a pessoa informou; 'Não Informado' quando não informou ou quando isso diria quem é.";

/** Their rows tell no day and nothing that a person said (docs/adr/0008). */
const SIGILOSA = 'De denúncia ou comunicação:';
const AVALIACAO = `Resposta de quem registrou à pesquisa. ${SIGILOSA} sempre 'Não Informado'.`;

/** Order and names of the file that existing programs read: never changed. */
export const colunasDeManifestacoes: readonly Coluna[] = [
  coluna(
    'data registro',
    'data_registro',
    'data',
    `Dia do registro, no horário de Brasília. ${SIGILOSA} o primeiro dia do mês do registro.`,
  ),
  coluna(
    'data prazo resposta',
    'data_prazo_resposta',
    'data',
    `Último dia para responder; vazio enquanto se espera a complementação. ${SIGILOSA} sempre vazio.`,
  ),
  coluna(
    'data resposta',
    'data_resposta',
    'data',
    `Dia da resposta conclusiva que vale. ${SIGILOSA} o primeiro dia do mês da resposta.`,
  ),
  coluna('faixa etária', 'faixa_etaria', 'texto', DE_QUEM),
  coluna('raça/cor', 'raca_cor', 'texto', DE_QUEM),
  coluna('gênero', 'genero', 'texto', DE_QUEM),
  coluna('município manifestante', 'municipio_manifestante', 'texto', DE_QUEM),
  coluna('UF manifestante', 'uf_manifestante', 'texto', "Sigla do estado de quem registrou, ou 'NI'."),
  coluna(
    'município manifestação',
    'municipio_manifestacao',
    'texto',
    'Município do órgão, na esfera municipal; onde o fato ocorreu faz parte do relato e não é publicado.',
  ),
  coluna(
    'UF manifestação',
    'uf_manifestacao',
    'texto',
    "Sigla do estado do órgão, ou 'NI' na esfera federal.",
  ),
  coluna('tipo', 'tipo', 'texto', 'Tipo da manifestação.'),
  coluna('código órgão SIORG', 'codigo_orgao_siorg', 'inteiro', 'Código do órgão no SIORG; vazio se não há.'),
  coluna('nome órgão SIORG', 'nome_orgao_siorg', 'texto', 'Nome do órgão no SIORG, ou o da ouvidoria.'),
  coluna(
    'assunto',
    'assunto',
    'texto',
    `Assunto dado à manifestação. ${SIGILOSA} só com outras do mesmo órgão e mês, como o município.`,
  ),
  coluna(
    'dias para resolução',
    'dias_para_resolucao',
    'inteiro',
    `Dias corridos do registro à resposta conclusiva; vazio se não há resposta. ${SIGILOSA} sempre vazio.`,
  ),
  coluna(
    'dias de atraso',
    'dias_de_atraso',
    'inteiro',
    `Dias depois do prazo: até o encerramento ou, se está aberta e o prazo corre, até o dia do arquivo. ${SIGILOSA} 0 no prazo e 1 com atraso, sem dizer de quantos dias.`,
  ),
  coluna('formulário', 'formulario', 'texto', 'Formulário usado.'),
  coluna(
    'situação',
    'situacao',
    'texto',
    `Situação da manifestação. ${SIGILOSA} 'Cadastrada' até que se encerre o mês em que terminou.`,
  ),
  coluna('esfera', 'esfera', 'texto', 'Esfera do órgão.'),
  coluna('serviço', 'servico', 'texto', 'Serviço, quando é um dos que o órgão publica.'),
  coluna(
    'outro serviço',
    'outro_servico',
    'texto',
    "Sempre 'Não Informado': o que a pessoa escreve não é publicado.",
  ),
  coluna('demanda atendida', 'demanda_atendida', 'texto', AVALIACAO),
  coluna('satisfação', 'satisfacao', 'texto', AVALIACAO),
];
