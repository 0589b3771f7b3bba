/** Decisions on access requests (ids of db/reference/22 and 23), with the share each has in real life, in thousandths. */
export interface DecisaoDemo {
  readonly id: number;
  readonly permil: number;
  /** What the answer says, for each specification; null where the decision has none. */
  readonly respostas: readonly { readonly especificacao: number | null; readonly texto: string | null }[];
}

/** Nobody's: the number of examples, addresses that are reserved, a telephone that is not given out. */
export const frasesComDadosPessoais = [
  'O responsável técnico é Hélio Guedes Viana, CPF 529.982.247-25.',
  'Para ver os originais, escreva a helio.viana@escuta.invalid ou ligue para (61) 90000-0001.',
  'O ressarcimento foi feito na conta corrente 12345-6, em nome da interessada.',
  'A última beneficiária, nascida em 02/03/1958, mora na Rua das Acácias, 120.',
  'A retirada foi feita com o veículo de placa ABC-1D23, pelo servidor de matrícula 1234567.',
] as const;

export const CONCEDIDO = 5;
export const NAO_E_PEDIDO = 4;

/** A null text is the one of the request itself. */
export const decisoes: readonly DecisaoDemo[] = [
  {
    id: CONCEDIDO,
    permil: 720,
    respostas: [
      { especificacao: 1, texto: null },
      { especificacao: 1, texto: null },
      { especificacao: 1, texto: null },
      { especificacao: 1, texto: null },
      { especificacao: 1, texto: null },
      { especificacao: 1, texto: null },
      {
        especificacao: 2,
        texto:
          'Por causa do tamanho dos arquivos, as informações foram enviadas ao e-mail do cadastro, em três mensagens. Se alguma não chegar, responda por aqui e reenviaremos.',
      },
      {
        especificacao: 4,
        texto:
          'A informação está publicada em transparência ativa: portal do órgão, menu "Acesso à Informação", item "Despesas e contratos". É possível filtrar por ano e baixar em formato aberto.',
      },
      {
        especificacao: 3,
        texto:
          'Como pedido, a cópia em papel foi enviada pelo correio ao endereço do cadastro, com aviso de recebimento.',
      },
      {
        especificacao: 5,
        texto:
          'As informações estão em processos em papel, que podem ser consultados na sede, com hora marcada, de segunda a sexta, das 9h às 17h. A cópia de trechos é gratuita até 50 folhas.',
      },
      {
        especificacao: 6,
        texto:
          'Os documentos que respondem ao pedido somam 430 folhas. O acesso é gratuito, mas a reprodução tem custo: segue a guia de pagamento. Quem não puder pagar deve apenas declarar isso.',
      },
      {
        especificacao: 7,
        texto:
          'Foi criado um acesso de consulta ao sistema corporativo, válido por 60 dias. As instruções foram enviadas ao e-mail do cadastro.',
      },
    ],
  },
  {
    id: NAO_E_PEDIDO,
    permil: 70,
    respostas: [
      {
        especificacao: null,
        texto:
          'O que foi enviado é uma reclamação sobre um serviço, e não um pedido de informação. Para que tenha o tratamento certo, registre uma reclamação nesta mesma plataforma; o texto pode ser aproveitado.',
      },
      {
        especificacao: null,
        texto:
          'O texto pede orientação sobre um caso particular, o que não é acesso a informação guardada pelo órgão. O atendimento pelo telefone 0800 ou uma solicitação nesta plataforma resolve mais depressa.',
      },
    ],
  },
  {
    id: 1,
    permil: 66,
    respostas: [
      {
        especificacao: 8,
        texto:
          'A relação nominal pedida contém dados pessoais sensíveis, cujo acesso é restrito por lei (Lei 12.527/2011, art. 31). É possível pedir os totais, sem nomes. Cabe recurso em dez dias à autoridade superior.',
      },
      {
        especificacao: 9,
        texto:
          'A informação está protegida por sigilo fiscal (Código Tributário Nacional, art. 198). Dados agregados estão publicados no portal. Cabe recurso em dez dias à autoridade superior.',
      },
      {
        especificacao: 10,
        texto:
          'O relatório faz parte de uma fiscalização em andamento e está classificado como reservado. O grau, o prazo e a autoridade que classificou estão nesta resposta. Cabe recurso em dez dias à autoridade superior.',
      },
      {
        especificacao: 11,
        texto:
          'O atendimento exigiria examinar, um a um, mais de 40 mil processos em papel, com prejuízo ao serviço. Se o pedido for limitado a um ano ou a uma unidade, poderá ser atendido. Cabe recurso em dez dias.',
      },
      {
        especificacao: 13,
        texto:
          'O pedido não indica que documentos nem que período interessam (Decreto 7.724/2012, art. 13, I). Um novo pedido mais específico será atendido. Cabe recurso em dez dias à autoridade superior.',
      },
      {
        especificacao: 15,
        texto:
          'O documento é preparatório de uma decisão ainda não tomada (Lei 12.527/2011, art. 7º, §3º). O acesso será dado logo que ela for publicada. Cabe recurso em dez dias à autoridade superior.',
      },
    ],
  },
  {
    id: 2,
    permil: 55,
    respostas: [
      {
        especificacao: 16,
        texto:
          'Seguem os documentos com as partes que têm dados pessoais cobertas: endereço, telefone e conta bancária. O restante está completo. Cabe recurso em dez dias quanto à parte não entregue.',
      },
      {
        especificacao: 17,
        texto:
          'Seguem os dados dos dois últimos anos. Os anteriores estão em papel e serão entregues até a data de compromisso indicada nesta resposta.',
      },
      {
        especificacao: 18,
        texto:
          'Seguem os dados que este órgão produz. A parte sobre repasses é de outro órgão, cujo endereço indicamos, e o pedido pode ser feito a ele nesta plataforma.',
      },
      {
        especificacao: 21,
        texto:
          'Seguem os números por estado. Não existe a divisão por bairro: o sistema não registra esse campo. Cabe recurso em dez dias quanto à parte não entregue.',
      },
    ],
  },
  {
    id: 3,
    permil: 36,
    respostas: [
      {
        especificacao: null,
        texto:
          'Depois de busca nos sistemas e no arquivo, a informação não foi encontrada: o órgão não faz esse registro. A busca e quem a fez constam da declaração anexa ao processo.',
      },
    ],
  },
  {
    id: 6,
    permil: 29,
    respostas: [
      {
        especificacao: null,
        texto:
          'O assunto é de outro órgão, que não usa esta plataforma. Segue o endereço do serviço de informação ao cidadão responsável, para que o pedido seja feito lá.',
      },
    ],
  },
  {
    id: 7,
    permil: 24,
    respostas: [
      {
        especificacao: null,
        texto:
          'O mesmo pedido já foi respondido há poucas semanas, com os mesmos dados. A resposta continua disponível na lista de pedidos da sua conta.',
      },
    ],
  },
];
