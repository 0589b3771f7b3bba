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

/** Order and names of the newer layout, with 26 columns, that existing programs read: never changed. */
export const colunasDeManifestacoes: readonly Coluna[] = [
  coluna(
    'Data Registro',
    'data_registro',
    'data',
    `Dia do registro, no horário de Brasília. ${SIGILOSA} o primeiro dia do mês do registro.`,
  ),
  coluna(
    'Data Prazo Resposta',
    'data_prazo_resposta',
    'data',
    `Último dia para responder; vazio enquanto se espera a complementação. ${SIGILOSA} sempre vazio.`,
  ),
  coluna(
    'Data Resposta',
    'data_resposta',
    'data',
    `Dia da resposta conclusiva que vale. ${SIGILOSA} o primeiro dia do mês da resposta.`,
  ),
  coluna('Faixa Etária', 'faixa_etaria', 'texto', DE_QUEM),
  coluna('Raça/Cor', 'raca_cor', 'texto', DE_QUEM),
  coluna('Gênero', 'genero', 'texto', DE_QUEM),
  coluna('Município Manifestante', 'municipio_manifestante', 'texto', DE_QUEM),
  coluna(
    'UF do Município Manifestante',
    'uf_manifestante',
    'texto',
    "Sigla do estado de quem registrou, ou 'NI'.",
  ),
  coluna(
    'Município Manifestação',
    'municipio_manifestacao',
    'texto',
    'Município do órgão, na esfera municipal; onde o fato ocorreu faz parte do relato e não é publicado.',
  ),
  coluna(
    'UF do Município Manifestação',
    'uf_manifestacao',
    'texto',
    "Sigla do estado do órgão, ou 'NI' na esfera federal.",
  ),
  coluna('Tipo Manifestação', 'tipo', 'texto', 'Tipo da manifestação.'),
  coluna('Código Órgão SIORG', 'codigo_orgao_siorg', 'inteiro', 'Código do órgão no SIORG; vazio se não há.'),
  coluna('Sigla Órgão', 'sigla_orgao', 'texto', 'Sigla da ouvidoria.'),
  coluna('Nome Órgão', 'nome_orgao_siorg', 'texto', 'Nome do órgão no SIORG, ou o da ouvidoria.'),
  coluna(
    'Município do Órgão',
    'municipio_orgao',
    'texto',
    `Município do órgão, na esfera municipal. ${SIGILOSA} só com outras do mesmo órgão e mês.`,
  ),
  coluna(
    'UF do Órgão',
    'uf_orgao',
    'texto',
    `Sigla do estado do órgão, ou 'NI' na esfera federal. ${SIGILOSA} só com outras do mesmo órgão e mês.`,
  ),
  coluna(
    'Assunto',
    'assunto',
    'texto',
    `Assunto dado à manifestação. ${SIGILOSA} só com outras do mesmo órgão e mês, como o município.`,
  ),
  coluna(
    'Dias para Resolução',
    'dias_para_resolucao',
    'inteiro',
    `Dias corridos do registro à resposta conclusiva; vazio se não há resposta. ${SIGILOSA} sempre vazio.`,
  ),
  coluna(
    'Dias de Atraso',
    'dias_de_atraso',
    'inteiro',
    `Dias depois do prazo: até o encerramento ou, se está aberta e o prazo corre, até o dia do arquivo. ${SIGILOSA} 0 no prazo e 1 com atraso, sem dizer de quantos dias.`,
  ),
  coluna('Formulário', 'formulario', 'texto', 'Formulário usado.'),
  coluna(
    'Situação',
    'situacao',
    'texto',
    `Situação da manifestação. ${SIGILOSA} 'Cadastrada' até que se encerre o mês em que terminou.`,
  ),
  coluna('Esfera', 'esfera', 'texto', 'Esfera do órgão.'),
  coluna('Serviço', 'servico', 'texto', 'Serviço, quando é um dos que o órgão publica.'),
  coluna(
    'Outro Serviço',
    'outro_servico',
    'texto',
    "Sempre 'Não Informado': o que a pessoa escreve não é publicado.",
  ),
  coluna('Demanda Atendida', 'demanda_atendida', 'texto', AVALIACAO),
  coluna('Satisfação', 'satisfacao', 'texto', AVALIACAO),
];

const SO_NO_NOVO: readonly string[] = ['Sigla Órgão', 'Município do Órgão', 'UF do Órgão'];

/** The places of the older layout, with 23 columns. */
export const lugaresDoAntigo: readonly number[] = colunasDeManifestacoes.flatMap(({ nome }, i) =>
  SO_NO_NOVO.includes(nome) ? [] : [i],
);
export const colunasDoAntigo: readonly Coluna[] = colunasDeManifestacoes.filter(
  ({ nome }) => !SO_NO_NOVO.includes(nome),
);
