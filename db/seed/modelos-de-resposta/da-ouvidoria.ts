import type { ModeloDemo } from './modelo-demo.ts';

/** What an answer to each type must say: Decreto 9.492/2018, arts. 18 to 21. */
export const daReclamacao: readonly ModeloDemo[] = [
  {
    nome: 'Reclamação: problema resolvido',
    texto: `Olá, {{nome}}.

Recebemos a sua reclamação {{protocolo}} e resolvemos o problema.

O que fizemos: [diga o que foi feito e em que dia].

Se o problema voltar, escreva de novo. Cite o número {{protocolo}}, para não precisar contar tudo outra vez.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Reclamação: será resolvido, com data',
    texto: `Olá, {{nome}}.

Você tem razão: [diga o que deu errado, sem rodeio].

O conserto começa em [dia] e termina até [dia]. Quem cuida disso é [área responsável].

Se até lá nada mudar, fale com a gente: [telefone ou endereço].

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Reclamação: mau atendimento',
    texto: `Olá, {{nome}}.

Pedimos desculpas pelo atendimento que você recebeu em [lugar e dia].

Falamos com a chefia da unidade. A equipe foi orientada e [diga o que mudou].

Você não precisa voltar para contar de novo. Para terminar o que ficou pendente, procure [nome do setor], das [hora] às [hora].

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Reclamação: não podemos atender, e por quê',
    texto: `Olá, {{nome}}.

Analisamos a sua reclamação {{protocolo}}. Desta vez não é possível fazer o que você pediu.

O motivo: [explique em uma ou duas frases, com a regra e onde ela está escrita].

O que você pode fazer: [diga o caminho que existe, o endereço e o que levar].

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Reclamação: demora no serviço',
    texto: `Olá, {{nome}}.

O seu pedido está demorando mais do que devia. A causa é [diga a causa].

Hoje ele está em [etapa]. A próxima etapa é [etapa], com previsão para [dia].

A lei dá prazo para a nossa resposta ({{artigo}}), e por isso respondemos agora. O serviço termina em [dia], e você será avisado.

Ouvidoria – {{orgao}}`,
  },
];

export const daSolicitacao: readonly ModeloDemo[] = [
  {
    nome: 'Solicitação: pedido atendido',
    texto: `Olá, {{nome}}.

O que você pediu foi feito em [dia]: [diga o que foi feito].

Confira e, se faltar algo, escreva de novo citando {{protocolo}}.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Solicitação: serviço agendado',
    texto: `Olá, {{nome}}.

O seu pedido foi aceito. O serviço está marcado para [dia], entre [hora] e [hora], em [lugar].

Leve: [documentos]. Se não puder ir, remarque pelo telefone [telefone].

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Solicitação: faltam condições, veja como conseguir',
    texto: `Olá, {{nome}}.

Ainda não podemos fazer o que você pediu, porque falta [diga o que falta].

Para conseguir, siga estes passos:
1. [primeiro passo]
2. [segundo passo]

Quando estiver tudo pronto, o serviço sai em até [número] dias.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Solicitação: não é possível atender',
    texto: `Olá, {{nome}}.

Não podemos atender ao seu pedido {{protocolo}}. O motivo é este: [explique em uma ou duas frases].

A regra está em [lei ou norma], que você pode ler em [endereço].

Se a sua situação mudar, faça um novo pedido. Ele será analisado desde o começo.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Solicitação: é feita por outro canal',
    texto: `Olá, {{nome}}.

O que você precisa é feito por outro caminho, mais rápido: [nome do serviço].

Onde pedir: [endereço, site ou telefone]. Funciona de [dia] a [dia], das [hora] às [hora].

O que levar: [documentos]. Quanto custa: [valor, ou diga que é de graça].

Ouvidoria – {{orgao}}`,
  },
];

export const daSugestao: readonly ModeloDemo[] = [
  {
    nome: 'Sugestão: vamos adotar',
    texto: `Olá, {{nome}}.

Gostamos da sua ideia e vamos adotá-la. Ela começa a valer em [dia].

A área que cuida disso é [área]. Obrigado por ajudar a melhorar o serviço.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Sugestão: vamos adotar uma parte',
    texto: `Olá, {{nome}}.

Parte da sua ideia será feita: [diga o que será feito e quando].

A outra parte não será feita agora, porque [motivo em uma frase].

Obrigado por escrever. A sua sugestão tem o número {{protocolo}}.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Sugestão: está em estudo',
    texto: `Olá, {{nome}}.

A sua sugestão está em estudo na área [área]. A decisão sai até [dia].

Para decidir, a área vai olhar o custo, o tempo e quantas pessoas ganham com a mudança.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Sugestão: não vamos adotar, e por quê',
    texto: `Olá, {{nome}}.

Lemos a sua sugestão com atenção. Por enquanto não vamos adotá-la, porque [motivo em uma frase].

O que já existe e pode ajudar: [diga o serviço ou a regra atual].

Continue mandando ideias: várias mudanças daqui nasceram assim.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Sugestão: o que você propõe já existe',
    texto: `Olá, {{nome}}.

Boa notícia: o que você propõe já existe. Chama-se [nome do serviço].

Para usar, [diga como em uma frase]. Se algo não funcionar, conte para a gente.

Ouvidoria – {{orgao}}`,
  },
];

export const doElogio: readonly ModeloDemo[] = [
  {
    nome: 'Elogio: entregue a quem atendeu você',
    texto: `Olá, {{nome}}.

O seu elogio foi entregue a [nome ou equipe] e à chefia no dia [dia].

Quem trabalha para o público gosta de saber quando acerta. Obrigado por escrever.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Elogio: à equipe inteira',
    texto: `Olá, {{nome}}.

Lemos o seu elogio com toda a equipe de [unidade]. A chefia também recebeu uma cópia.

Ele fica guardado com o número {{protocolo}}. Obrigado por escrever.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Elogio: com registro na ficha do servidor',
    texto: `Olá, {{nome}}.

O seu elogio chegou a [nome] e foi guardado na ficha dele no dia [dia].

A chefia também foi avisada. Obrigado por contar o que deu certo.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Elogio: não achamos quem atendeu',
    texto: `Olá, {{nome}}.

Obrigado pelo elogio. Procuramos a pessoa que atendeu você e ainda não a achamos.

Se puder, diga o dia, a hora e o lugar do atendimento. Enquanto isso, a equipe de [unidade] já leu o seu texto.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Elogio: com sugestão junto',
    texto: `Olá, {{nome}}.

O seu elogio foi entregue a [nome ou equipe] e à chefia.

No texto havia também uma ideia: [diga qual]. Ela foi enviada à área [área], que responde até [dia].

Ouvidoria – {{orgao}}`,
  },
];

export const doSimplifique: readonly ModeloDemo[] = [
  {
    nome: 'Simplifique: a exigência acabou',
    texto: `Olá, {{nome}}.

Você tem razão: não é preciso pedir [documento ou exigência]. A exigência deixa de existir em [dia].

Quem já entregou não precisa fazer nada. Obrigado por apontar.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Simplifique: vamos simplificar, com data',
    texto: `Olá, {{nome}}.

Vamos mudar o serviço [nome]. Hoje ele pede [número] passos; depois da mudança, pedirá [número].

A mudança fica pronta até [dia] e será contada em [site ou lugar].

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Simplifique: a lei ainda exige',
    texto: `Olá, {{nome}}.

A exigência que você apontou está na lei: [lei e artigo]. O órgão sozinho não pode tirá-la.

O que fizemos: mandamos a sua proposta a [quem pode mudar] no dia [dia].

O que já pode ficar mais simples: [diga o que existe].

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Simplifique: já dá para fazer pela internet',
    texto: `Olá, {{nome}}.

Esse serviço já pode ser feito pela internet, sem ir ao balcão: [endereço].

Se você tentou e não deu certo, diga em que tela parou. Assim podemos consertar.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: 'Simplifique: não vamos mudar, e por quê',
    texto: `Olá, {{nome}}.

Estudamos a sua proposta {{protocolo}}. Por enquanto o serviço continua como está, porque [motivo em uma frase].

Vamos olhar de novo em [mês]. Se você conhece outro lugar que faz melhor, conte para a gente.

Ouvidoria – {{orgao}}`,
  },
];
