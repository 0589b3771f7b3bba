import type { Pergunta } from './pergunta.ts';

/** Numbers: Lei 13.460 art. 16, Decreto 9.492 art. 18, Portaria Normativa CGU 116/2024; Lei 12.527 and Decreto 7.724. */
export const perguntasDePrazos: readonly Pergunta[] = [
  {
    id: 'prazo-da-ouvidoria',
    categoria: 'prazos',
    pergunta: 'Em quanto tempo a ouvidoria responde?',
    resposta: [
      'Em até **30 dias**. O órgão pode prorrogar **uma vez, por mais 30 dias**, se explicar o motivo (Lei nº 13.460/2017, art. 16).',
      'Vale para reclamação, elogio, solicitação, sugestão, denúncia e Simplifique.',
    ],
    sinonimos: ['quanto demora', 'tempo de resposta', '30 dias', 'prazo de resposta'],
  },
  {
    id: 'prazo-do-acesso-a-informacao',
    categoria: 'prazos',
    pergunta: 'Em quanto tempo o órgão responde a um pedido de acesso à informação?',
    resposta: [
      'Em até **20 dias**. O órgão pode prorrogar **uma vez, por mais 10 dias**, se justificar antes de os 20 dias terminarem (Lei nº 12.527/2011).',
    ],
    sinonimos: ['lai', '20 dias', 'quanto demora', 'pedido de informação'],
  },
  {
    id: 'como-os-dias-sao-contados',
    categoria: 'prazos',
    pergunta: 'Os dias são úteis ou corridos?',
    resposta: [
      'São **dias corridos**: sábados, domingos e feriados entram na conta. O primeiro dia não conta e o último conta.',
      'Mas o prazo só **começa** e só **termina** em dia útil. Se cair em dia sem expediente, passa para o próximo dia útil.',
      'Teste com as suas datas no [simulador de prazos](/simulador-de-prazos).',
    ],
    sinonimos: ['dias úteis', 'dias corridos', 'contagem', 'fim de semana'],
  },
  {
    id: 'exemplo-de-contagem',
    categoria: 'prazos',
    pergunta: 'Pode me dar um exemplo de contagem?',
    resposta: [
      'Um pedido de acesso à informação feito em 01/12/2020 venceu em **21/12/2020**, 20 dias depois.',
      'Já um pedido feito na sexta-feira 01/01/2021, feriado, começou a contar na segunda-feira 04/01. Os 20 dias cairiam no domingo 24/01. Por isso, o prazo foi até a segunda-feira **25/01/2021**.',
    ],
    sinonimos: ['calcular prazo', 'conta', 'exemplo'],
  },
  {
    id: 'registro-a-noite',
    categoria: 'prazos',
    pergunta: 'Registrei à noite. Isso muda o prazo?',
    resposta: [
      'Pode mudar o começo do prazo do órgão. O que entra depois do horário de corte da noite conta como registrado no dia seguinte. O corte padrão é às 20h.',
      '**Isso nunca atrasa você.** Os seus atos, como recorrer ou complementar, valem até as 23h59min59s do último dia, no horário de Brasília.',
    ],
    sinonimos: ['20 horas', 'horário', 'depois das 20h', 'madrugada', 'até que horas'],
  },
  {
    id: 'feriados-do-prazo',
    categoria: 'prazos',
    pergunta: 'Quais feriados entram na conta do prazo?',
    resposta: [
      'Os nacionais e os do estado e do município onde fica o órgão. Nos órgãos federais, Carnaval e Corpus Christi também não são dias úteis.',
      'Se um feriado for incluído ou retirado, os prazos abertos são refeitos. A data antiga continua visível ao lado da nova, com o motivo no histórico.',
    ],
    sinonimos: ['carnaval', 'corpus christi', 'ponto facultativo', 'feriado municipal'],
  },
  {
    id: 'o-que-e-prorrogacao',
    categoria: 'prazos',
    pergunta: 'O órgão prorrogou o prazo. O que isso quer dizer?',
    resposta: [
      'Que ele precisa de mais tempo e explicou por quê. Na ouvidoria são **mais 30 dias**; no acesso à informação, **mais 10**. A contagem parte da data em que o prazo venceria.',
      'A prorrogação só pode acontecer **uma vez**. Você recebe um aviso com o motivo e a nova data.',
    ],
    sinonimos: ['prorrogada', 'adiou', 'mais prazo', 'estendeu'],
  },
  {
    id: 'encaminhamento-muda-o-prazo',
    categoria: 'prazos',
    pergunta: 'Minha manifestação foi para outro órgão. O prazo recomeça?',
    resposta: [
      'Não. O prazo continua correndo: o encaminhamento não dá tempo extra a ninguém.',
      'Se o destino for um órgão de fora da plataforma, a manifestação é encerrada aqui e você é avisado.',
    ],
    sinonimos: ['encaminhada', 'outro órgão', 'transferida', 'recomeça o prazo'],
  },
  {
    id: 'complementacao-para-o-prazo',
    categoria: 'prazos',
    pergunta: 'Quando o órgão pede mais informações, o prazo para?',
    resposta: [
      'O **primeiro** pedido de complementação para o relógio. Quando você responde, o prazo volta a correr com os dias que restavam. Os pedidos seguintes não param o prazo.',
      'Exemplo: manifestação de 03/08/2026, com prazo até 02/09/2026. O pedido veio em 14/08, quando restavam 19 dias. A resposta chegou no sábado 29/08. A contagem voltou na segunda-feira 31/08, e o novo prazo foi **21/09/2026**.',
    ],
    sinonimos: ['suspende', 'interrompe', 'prazo parado', 'complementar'],
  },
  {
    id: 'orgao-nao-respondeu',
    categoria: 'prazos',
    pergunta: 'O prazo passou e o órgão não respondeu. O que posso fazer?',
    resposta: [
      'Se for **pedido de acesso à informação**, você pode fazer uma **reclamação por falta de resposta**. Veja [quando ela abre](/perguntas-frequentes#reclamacao-por-omissao).',
      'Se for manifestação de **ouvidoria**, ela continua aberta e aparece como vencida para o órgão. Você também pode registrar uma reclamação sobre a demora.',
    ],
    sinonimos: ['atrasado', 'vencido', 'sem resposta', 'silêncio', 'omissão'],
  },
  {
    id: 'onde-vejo-meu-prazo',
    categoria: 'prazos',
    pergunta: 'Onde vejo o meu prazo?',
    resposta: [
      'Nos detalhes da manifestação. A tela mostra a data, quantos dias faltam e a explicação dia a dia, com o motivo de cada um contar ou não.',
    ],
    sinonimos: ['data limite', 'quantos dias faltam', 'vencimento'],
  },
];
