import type { Pergunta } from './pergunta.ts';

/** Steps and terms: Lei 12.527/2011 and Decreto 7.724/2012. */
export const perguntasDeAcessoAInformacao: readonly Pergunta[] = [
  {
    id: 'o-que-e-acesso-a-informacao',
    categoria: 'lai',
    pergunta: 'O que é um pedido de acesso à informação?',
    resposta: [
      'É o direito de pedir documentos e dados que um órgão público tem. Está na Lei nº 12.527/2011, conhecida como LAI. Exemplo: pedir o contrato de uma obra.',
    ],
    sinonimos: ['lai', 'sic', 'transparência', 'lei de acesso'],
  },
  {
    id: 'como-fazer-um-pedido',
    categoria: 'lai',
    pergunta: 'Como faço um pedido de acesso à informação?',
    resposta: [
      'Na [página inicial](/), escolha **Acesso à Informação**. Entre na sua conta, escolha o órgão e descreva o que quer receber.',
      'Seja específico: diga o assunto, o período e o formato. Enquanto você escreve, mostramos pedidos parecidos que já têm resposta pública.',
    ],
    sinonimos: ['novo pedido', 'pedir informação', 'pedir documento'],
  },
  {
    id: 'ja-responderam-a-minha-pergunta',
    categoria: 'lai',
    pergunta: 'Como sei se alguém já perguntou a mesma coisa?',
    resposta: [
      'Procure na [busca de pedidos e respostas](/busca). Você pode seguir um pedido público e receber alertas de uma busca por e-mail ou RSS.',
    ],
    sinonimos: ['busca pública', 'pedidos anteriores', 'respostas públicas', 'rss', 'alerta'],
  },
  {
    id: 'decisoes-possiveis',
    categoria: 'lai',
    pergunta: 'Quais respostas o órgão pode dar ao meu pedido?',
    resposta: [
      'O acesso pode ser **concedido**, **parcialmente concedido** ou **negado**. O órgão também pode dizer que a informação não existe, que não é competente, que a pergunta é repetida ou que o texto não é um pedido de informação.',
    ],
    sinonimos: ['acesso concedido', 'acesso negado', 'inexistente', 'decisão'],
  },
  {
    id: 'por-que-o-acesso-pode-ser-negado',
    categoria: 'lai',
    pergunta: 'Por que um pedido pode ser negado?',
    resposta: [
      'Os motivos são: dados pessoais, sigilo previsto em lei específica, informação classificada, pedido desproporcional, pedido que exige tratamento adicional de dados, pedido genérico, pedido incompreensível e processo decisório em curso.',
      'O órgão tem de dizer qual é o motivo. Você pode recorrer.',
    ],
    sinonimos: ['negativa', 'sigiloso', 'recusa', 'pedido genérico'],
  },
  {
    id: 'complementacao-no-acesso-a-informacao',
    categoria: 'lai',
    pergunta: 'O órgão pode parar o prazo do meu pedido para pedir complementação?',
    resposta: [
      'Não. O pedido de complementação existe só na ouvidoria. A Lei de Acesso à Informação não prevê essa pausa.',
    ],
    sinonimos: ['prazo parado', 'mais informações', 'suspender'],
  },
  {
    id: 'pedido-virou-ouvidoria',
    categoria: 'lai',
    pergunta: 'Meu pedido virou manifestação de ouvidoria e eu não concordo. O que faço?',
    resposta: ['Faça um **pedido de revisão** nos detalhes. O órgão decide em 5 dias.'],
    sinonimos: ['revisão', 'mudou o tipo', 'reclassificado'],
  },
  {
    id: 'meu-pedido-fica-publico',
    categoria: 'lai',
    pergunta: 'Meu pedido de acesso à informação fica público?',
    resposta: [
      'O pedido e a resposta podem ser publicados, **sem os seus dados pessoais**. Antes, a plataforma procura CPF, e-mail, telefone, endereço, dados bancários e nomes. Só publica se nada for achado ou se uma pessoa identificada decidir sobre cada ocorrência.',
    ],
    sinonimos: ['publicação', 'meu nome aparece', 'transparência', 'divulgar'],
  },
  {
    id: 'dados-abertos',
    categoria: 'lai',
    pergunta: 'Onde encontro os dados abertos?',
    resposta: [
      'Na página [Dados Abertos - LAI](/dadosabertoslai). Os arquivos podem ser baixados por qualquer pessoa.',
    ],
    sinonimos: ['csv', 'planilha', 'base de dados', 'estatísticas'],
  },
  {
    id: 'quando-posso-recorrer',
    categoria: 'recursos',
    pergunta: 'Quando posso recorrer de um pedido de acesso à informação?',
    resposta: [
      'Você tem **10 dias**, a partir da resposta. O recurso é decidido em **5 dias** pela autoridade superior a quem respondeu.',
      'Nos detalhes do pedido aparece o último dia e só os caminhos que estão abertos hoje.',
    ],
    sinonimos: ['recurso', 'recorrer', 'contestar', 'primeira instância'],
  },
  {
    id: 'instancias-do-recurso',
    categoria: 'recursos',
    pergunta: 'Quais são as instâncias do recurso?',
    resposta: [
      '**1ª**: o superior hierárquico de quem respondeu, em 5 dias. **2ª**: a autoridade máxima do órgão, em 5 dias. **3ª**: nos órgãos federais, a Controladoria-Geral da União (CGU), em 5 dias. **4ª**: a Comissão Mista de Reavaliação de Informações (CMRI), até a terceira reunião ordinária.',
      'Para ir à instância seguinte, você tem sempre **10 dias**. Em estados e municípios, a terceira instância existe onde a lei local prevê.',
    ],
    sinonimos: ['segunda instância', 'terceira instância', 'cgu', 'cmri', 'quarta instância'],
  },
  {
    id: 'motivos-do-recurso',
    categoria: 'recursos',
    pergunta: 'Que motivo escolho no recurso?',
    resposta: [
      'O que mais combina com o seu caso. Por exemplo: informação incompleta, informação diferente da pedida, informação entregue por outro meio ou justificativa do sigilo que não convence. Há também a opção **Outros**.',
      'Depois explique com suas palavras. Não peça coisa nova no recurso: isso pode fazer com que ele não seja aceito para análise.',
    ],
    sinonimos: ['tipo de recurso', 'informação incompleta', 'justificativa'],
  },
  {
    id: 'reclamacao-por-omissao',
    categoria: 'recursos',
    pergunta: 'O órgão não respondeu ao meu pedido. Quando posso reclamar?',
    resposta: [
      'A reclamação por falta de resposta abre **30 dias depois do início da contagem** do pedido. Se nessa data o prazo do órgão ainda estiver correndo ou vencer no mesmo dia, ela abre **no dia seguinte ao vencimento**.',
      'A partir da abertura, você tem **10 dias**. Se o último dia não for útil, vale até o próximo dia útil. A autoridade de monitoramento decide em **5 dias**.',
      'Se ainda assim não resolver, o caminho seguinte, nos órgãos federais, é direto para a CGU.',
    ],
    sinonimos: ['reclamação', 'omissão', 'silêncio', 'sem resposta', 'pedido atrasado'],
  },
  {
    id: 'recurso-sem-decisao',
    categoria: 'recursos',
    pergunta: 'Recorri e ninguém decidiu. E agora?',
    resposta: [
      'Se os 5 dias passarem sem decisão, a instância seguinte abre para você por **10 dias**. O aviso aparece na sua [página principal](/principal).',
    ],
    sinonimos: ['recurso atrasado', 'sem decisão', 'silêncio'],
  },
  {
    id: 'perdi-o-prazo-do-recurso',
    categoria: 'recursos',
    pergunta: 'Perdi os 10 dias do recurso. O que posso fazer?',
    resposta: [
      'O recurso fora do prazo não é analisado. Você pode fazer um novo pedido de acesso à informação e, se precisar, recorrer da nova resposta.',
    ],
    sinonimos: ['fora do prazo', 'intempestivo', 'recurso vencido'],
  },
  {
    id: 'resultados-do-recurso',
    categoria: 'recursos',
    pergunta: 'O que significam os resultados do recurso?',
    resposta: [
      '**Deferido**: você ganhou. **Parcialmente deferido**: ganhou em parte. **Indeferido**: a decisão anterior foi mantida. **Não conhecimento**: o recurso não foi analisado porque faltou uma condição, como o prazo.',
      '**Perda de objeto**: já não há o que decidir, por exemplo porque a informação foi entregue. Ela também pode ser parcial. **Acolhimento**: o que você apresentou foi aceito.',
    ],
    sinonimos: ['deferido', 'indeferido', 'não conhecimento', 'perda de objeto'],
  },
  {
    id: 'decisao-nao-cumprida',
    categoria: 'recursos',
    pergunta: 'Ganhei, mas o órgão não entregou a informação. O que faço?',
    resposta: [
      'Faça uma **denúncia de descumprimento**. Ela abre quando a decisão foi favorável, no todo ou em parte, e a data de entrega já passou.',
      'Conte o que não foi entregue. Nos órgãos federais, a denúncia vai para a CGU.',
    ],
    sinonimos: ['descumprimento', 'não cumpriu', 'não entregou', 'decisão favorável'],
  },
];
