import type { Coluna } from './coluna.ts';

/** One line of the dictionary each. Programs rely on the order of the file: it never changes. */
type Regras = Pick<Coluna, 'obrigatoria' | 'valores' | 'padrao'>;
const SEMPRE = { obrigatoria: true } as const;
const UF = '[A-Z]{2}';
const texto = (nome: string, descricao: string, regras: Regras = {}): Coluna => ({
  nome,
  tipo: 'texto',
  descricao,
  ...regras,
});
const inteiro = (nome: string, descricao: string, regras: Regras = {}): Coluna => ({
  nome,
  tipo: 'inteiro',
  descricao,
  ...regras,
});
const data = (nome: string, descricao: string, regras: Regras = {}): Coluna => ({
  nome,
  tipo: 'data',
  descricao,
  ...regras,
});
const logico = (nome: string, descricao: string, regras: Regras = {}): Coluna => ({
  nome,
  tipo: 'logico',
  descricao,
  ...regras,
});

const idPedido = inteiro('IdPedido', 'Identificador do pedido.', SEMPRE);
const protocolo = texto('ProtocoloPedido', 'Número do protocolo do pedido, com 17 algarismos.', {
  ...SEMPRE,
  padrao: '[0-9]{17}',
});
const idSolicitante = inteiro(
  'IdSolicitante',
  'Número que representa quem pediu e não permite chegar à pessoa. É sempre o mesmo para a mesma pessoa; 0 quando a identidade é preservada.',
  SEMPRE,
);
const esfera = texto('Esfera', 'Esfera do órgão que está com o pedido.', {
  ...SEMPRE,
  valores: ['Federal', 'Estadual', 'Municipal', 'Serviços Autônomos', 'Judiciário Federal'],
});
const uf = texto('UF', 'Sigla do estado do órgão; vazia na esfera federal.', { padrao: UF });
const municipio = texto('Municipio', 'Município do órgão; só na esfera municipal.');
const orgao = texto('OrgaoDestinatario', 'Órgão que está com o pedido: sigla e nome.', SEMPRE);

export const colunasDePedidos: readonly Coluna[] = [
  idPedido,
  protocolo,
  esfera,
  uf,
  municipio,
  orgao,
  texto('Situacao', 'Situação do pedido.', SEMPRE),
  data('DataRegistro', 'Dia em que o pedido foi registrado, no horário de Brasília.', SEMPRE),
  data('PrazoAtendimento', 'Último dia para responder, com a prorrogação, se houve.'),
  logico('FoiProrrogado', 'Se o prazo foi prorrogado.', SEMPRE),
  logico('FoiReencaminhado', 'Se o pedido foi encaminhado a outro órgão.', SEMPRE),
  texto('FormaResposta', 'Como a pessoa quis receber a resposta.'),
  texto('OrigemSolicitacao', "'Internet' ou 'Balcão SIC'.", {
    ...SEMPRE,
    valores: ['Internet', 'Balcão SIC'],
  }),
  idSolicitante,
  texto('AssuntoPedido', 'Assunto dado ao pedido.'),
  texto('SubAssuntoPedido', 'Subassunto dado ao pedido.'),
  texto(
    'Tag',
    'Etiquetas do órgão, separadas por vírgula. Só as usadas em cinco casos ou mais e sem números longos; nenhuma quando a identidade é preservada ou o conteúdo é restrito.',
  ),
  data('DataResposta', 'Dia da resposta conclusiva que vale; vazia enquanto não há.'),
  texto('Decisao', 'Decisão sobre o acesso.'),
  texto('EspecificacaoDecisao', 'Como o acesso foi dado, ou por que não foi.'),
  texto('DetalhamentoDecisao', 'Detalhamento da especificação.'),
  texto('MotivoNegativaAcesso', 'Motivo da negativa, total ou parcial.'),
  texto(
    'PrazoRestricaoAcesso',
    "Até quando o acesso fica restrito (dd/mm/aaaa), ou 'Sem data para terminar'.",
  ),
];

const porNome = (nome: string): Coluna => {
  const coluna = colunasDePedidos.find((cada) => cada.nome === nome);
  if (!coluna) throw new RangeError(`No column ${nome}`);
  return coluna;
};

/** Requests whose texts passed the publication gate: covered words read '[dado pessoal]'. */
export const colunasDePedidosPublicos: readonly Coluna[] = [
  idPedido,
  protocolo,
  esfera,
  orgao,
  ...['Situacao', 'DataRegistro'].map(porNome),
  texto('ResumoSolicitacao', 'Resumo do pedido, sem dados pessoais.'),
  texto('DetalhamentoSolicitacao', 'Texto do pedido, sem dados pessoais.'),
  ...['PrazoAtendimento', 'FoiProrrogado', 'FoiReencaminhado', 'FormaResposta', 'OrigemSolicitacao'].map(
    porNome,
  ),
  idSolicitante,
  ...['AssuntoPedido', 'SubAssuntoPedido', 'Tag', 'DataResposta'].map(porNome),
  texto('Resposta', 'Texto da resposta conclusiva, sem dados pessoais.'),
  ...[
    'Decisao',
    'EspecificacaoDecisao',
    'DetalhamentoDecisao',
    'MotivoNegativaAcesso',
    'PrazoRestricaoAcesso',
  ].map(porNome),
];

const idRecurso = inteiro('IdRecurso', 'Identificador do recurso.', SEMPRE);
const idPrecedente = inteiro(
  'IdRecursoPrecedente',
  'Recurso do mesmo pedido apresentado antes deste; vazio no primeiro.',
);
const orgaoDoRecurso = texto('OrgaoDestinatario', 'Órgão que decide o recurso: sigla e nome.', SEMPRE);
const orgaoPedido = texto('OrgaoPedido', 'Órgão que está com o pedido: sigla e nome.', SEMPRE);
const instancia = texto('Instancia', 'Instância que decide.', SEMPRE);
const situacaoDoRecurso = texto('Situacao', "'Em Tramitação' ou 'Respondido'.", {
  ...SEMPRE,
  valores: ['Em Tramitação', 'Respondido'],
});
const doRecurso = [
  data('DataRegistro', 'Dia em que o recurso foi registrado, no horário de Brasília.', SEMPRE),
  data('PrazoAtendimento', 'Último dia para decidir; vazio enquanto a comissão não marca a reunião.'),
  texto('OrigemSolicitacao', "'Internet': recursos são apresentados pelo sistema.", {
    ...SEMPRE,
    valores: ['Internet'],
  }),
  texto('TipoRecurso', 'Por que a pessoa recorreu; vazio em reclamações.'),
  data('DataResposta', 'Dia da decisão; vazio enquanto não há.'),
] as const;
const tipoResposta = texto('TipoResposta', 'Decisão sobre o recurso.');

export const colunasDeRecursos: readonly Coluna[] = [
  idRecurso,
  idPrecedente,
  idPedido,
  idSolicitante,
  protocolo,
  esfera,
  uf,
  municipio,
  orgaoDoRecurso,
  instancia,
  situacaoDoRecurso,
  ...doRecurso,
  tipoResposta,
  texto('EspecificacaoRecurso', 'Como a decisão foi dada; vazia enquanto não há.'),
  texto('DetalhamentoRecurso', 'Detalhamento da especificação.'),
  logico(
    'InformacaoConcedida',
    'Se a decisão deu acesso, no todo ou em parte; vazio enquanto não há decisão.',
  ),
  orgaoPedido,
];

export const colunasDeRecursosPublicos: readonly Coluna[] = [
  idRecurso,
  idPrecedente,
  texto('DescRecurso', 'Texto do recurso, sem dados pessoais.'),
  idPedido,
  idSolicitante,
  protocolo,
  orgaoDoRecurso,
  instancia,
  situacaoDoRecurso,
  ...doRecurso,
  texto('RespostaRecurso', 'Texto da decisão, sem dados pessoais.'),
  tipoResposta,
  orgaoPedido,
];

export const colunasDeSolicitantes: readonly Coluna[] = [
  inteiro('IdSolicitante', 'O mesmo número dos pedidos e dos recursos.', SEMPRE),
  texto('TipoDemandante', "'Pessoa Física' ou 'Pessoa Jurídica'.", {
    ...SEMPRE,
    valores: ['Pessoa Física', 'Pessoa Jurídica'],
  }),
  data('DataNascimento', 'Sempre vazia: o dia em que alguém nasceu diria quem é.'),
  texto('Genero', 'Como a pessoa informou; vazio para pessoa jurídica.'),
  texto('Escolaridade', 'Como a pessoa informou; vazia para pessoa jurídica.'),
  texto('Profissao', 'Como a pessoa informou; vazia para pessoa jurídica.'),
  texto('TipoPessoaJuridica', 'Tipo da instituição; vazio para pessoa física.'),
  texto('Pais', 'País de residência.'),
  texto('UF', "Sigla do estado de residência, ou 'NI'.", { ...SEMPRE, padrao: UF }),
  texto('Municipio', 'Município de residência.'),
];

export const colunasDeCumprimento: readonly Coluna[] = [
  inteiro('IdPromessa', 'Identificador da promessa.', SEMPRE),
  idPedido,
  protocolo,
  esfera,
  uf,
  municipio,
  texto('OrgaoQueEntrega', 'Órgão que tem de entregar: sigla e nome.'),
  texto(
    'Origem',
    "'Resposta ao pedido', 'Decisão de recurso' ou 'Declaração de falta de meios' (Lei 12.527/2011, art. 11, § 6º).",
  ),
  texto('Instancia', 'Instância que decidiu; vazia quando não veio de recurso.'),
  texto('Situacao', "'A entregar', 'Entregue, a confirmar', 'Contestada', 'Confirmada' ou 'Encerrada'."),
  data('DataPromessa', 'Dia da resposta, da decisão ou da declaração.', SEMPRE),
  data('PrimeiraData', 'Dia marcado para a entrega no começo.'),
  data('DataDevida', 'Dia marcado para a entrega agora.'),
  data('DataEntrega', 'Dia da entrega que vale; vazia enquanto não há.'),
  logico('NoPrazo', 'Se foi entregue sem que nenhuma data tenha passado; vazio enquanto não há entrega.'),
  logico('FoiContestada', 'Se quem pediu contestou alguma entrega.'),
  logico('ConfirmadaPeloSilencio', 'Se foi confirmada porque ninguém contestou no prazo.'),
];

/**
 * Files of requests and appeals that everybody may download. No file passes the publication gate, which reads texts: a photo or a
 * sheet may show what no scan finds (Lei 12.527/2011, art. 31). The tables are there because programs open them; they have no rows.
 */
const doArquivo = [
  texto('NomeArquivo', 'Nome do arquivo.', SEMPRE),
  texto('TipoAnexo', 'De que faz parte: do pedido, do recurso ou da resposta.', SEMPRE),
  texto('UrlArquivo', 'Endereço de onde o arquivo é baixado.', SEMPRE),
] as const;

export const colunasDeArquivosDePedidos: readonly Coluna[] = [
  idPedido,
  orgao,
  inteiro('IdAnexoPedido', 'Identificador do arquivo.', SEMPRE),
  ...doArquivo,
];

export const colunasDeArquivosDeRecursos: readonly Coluna[] = [
  idRecurso,
  idPedido,
  orgaoDoRecurso,
  instancia,
  inteiro('IdAnexoRecurso', 'Identificador do arquivo.', SEMPRE),
  ...doArquivo,
];
