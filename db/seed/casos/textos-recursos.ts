/** What people write when they appeal, and what is decided: no names, no numbers that could be anybody's. */
export const textosDoRecurso = [
  'A resposta fala em sigilo, mas não diz qual lei o impõe nem por quanto tempo. Peço que o acesso seja dado, com as partes sigilosas cobertas.',
  'O que pedi foram os dados do ano inteiro, e a negativa trata só do último trimestre. Peço que o pedido seja lido de novo.',
  'Outro órgão publica a mesma informação na internet. Não há razão para que aqui ela seja negada.',
  'A justificativa é a mesma usada em outro pedido, sobre outro assunto. Peço uma decisão que trate do que eu perguntei.',
] as const;

export const textosDoSilencio = [
  'O prazo passou e ninguém respondeu. Continuo precisando da informação.',
  'Não recebi decisão nenhuma até hoje. Peço que o meu pedido seja finalmente analisado.',
] as const;

export const textosDaDecisao = {
  favoravel:
    'O sigilo alegado não tem amparo em lei. O órgão deve entregar a informação no prazo abaixo, coberto apenas o que identificar pessoas.',
  parcial:
    'Parte dos documentos pode ser entregue sem prejuízo. Fica mantida a negativa quanto às páginas que tratam da saúde de servidores.',
  mantida:
    'As razões do recurso foram examinadas e não mudam a conclusão: a informação está protegida por sigilo previsto em lei, citada na resposta.',
  naoConhecida:
    'O recurso pede documentos que não estavam no pedido original. Eles podem ser pedidos em um novo pedido de acesso.',
} as const;

export const PERGUNTA_AO_ORGAO =
  'Existe versão do documento sem os dados protegidos? Em caso afirmativo, quanto tempo seria preciso para prepará-la?';
export const RESPOSTA_DO_ORGAO =
  'Existe uma versão de trabalho. A área calcula quinze dias para conferir e cobrir o que identifica pessoas.';

/** What was promised, by what promised it. */
export const textosDaPromessa = {
  resposta: 'O que a resposta disse que seria entregue depois.',
  decisao: 'Os documentos pedidos, cobertas apenas as partes que identificam pessoas.',
  'sem-meios': 'A informação que a resposta só disse onde encontrar.',
} as const;
export const ENTREGA =
  'Os documentos pedidos estão no processo que você indicou. Os totais de cada mês, somados, são estes: 120 em janeiro, 98 em fevereiro e 134 em março.';
export const ENTREGA_NA_DECISAO =
  'Foram realizados 352 atendimentos no trimestre: 120 em janeiro, 98 em fevereiro e 134 em março.';
export const CONTESTACAO =
  'Recebi só os totais. A decisão mandou entregar os documentos, e nenhum deles veio.';
