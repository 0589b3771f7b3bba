import type { Pergunta } from './pergunta.ts';

export const perguntasDeAcompanhamento: readonly Pergunta[] = [
  {
    id: 'como-acompanhar',
    categoria: 'acompanhamento',
    pergunta: 'Como acompanho o que registrei?',
    resposta: [
      'Entre na sua conta e abra [Minhas Manifestações](/manifestacao) ou [Meus Pedidos e Recursos](/manifestacao/consultarlai).',
      'Sem entrar na conta, use o protocolo e o código de acesso em [Consultar Protocolo](/manifestacao/consultar).',
    ],
    sinonimos: ['consultar', 'andamento', 'situação', 'ver resposta'],
  },
  {
    id: 'o-que-e-protocolo',
    categoria: 'acompanhamento',
    pergunta: 'O que é o número de protocolo?',
    resposta: [
      'É o número que identifica o seu registro. Nos órgãos federais ele tem este formato: 00106.000123/2024-48. Nos demais, este: 55555.2026.000001-16.',
      'Na consulta, você pode digitar com ou sem pontos.',
    ],
    sinonimos: ['nup', 'número', 'protocolo'],
  },
  {
    id: 'o-que-e-codigo-de-acesso',
    categoria: 'acompanhamento',
    pergunta: 'O que é o código de acesso?',
    resposta: [
      'É uma chave secreta que, junto com o protocolo, abre a manifestação sem conta. Ele aparece **uma única vez**, logo depois do registro.',
      'Copie o código, guarde em lugar seguro e confirme em **Já guardei meu código**. Nunca mandamos o código por e-mail.',
    ],
    sinonimos: ['chave', 'código secreto', 'senha do protocolo'],
  },
  {
    id: 'perdi-o-codigo-de-acesso',
    categoria: 'acompanhamento',
    pergunta: 'Perdi o código de acesso. Dá para recuperar?',
    resposta: [
      'Não. A plataforma não guarda o código em forma que possa ser lida. É uma proteção para você.',
      'Se você se identificou, entre na sua conta: lá o código não faz falta. Se a denúncia foi anônima, faça um novo registro e cite o protocolo antigo.',
    ],
    sinonimos: ['esqueci o código', 'recuperar código', 'código perdido'],
  },
  {
    id: 'significado-das-situacoes',
    categoria: 'acompanhamento',
    pergunta: 'O que significa cada situação?',
    resposta: [
      '**Cadastrada**: o órgão recebeu. **Complementação Solicitada**: o órgão espera por você. **Complementada**: você respondeu. **Prorrogada**: o órgão pediu mais tempo.',
      '**Encaminhada por Outra Ouvidoria** (ou **por Outro Órgão**, no acesso à informação): o registro veio de outro lugar. **Encaminhada para Órgão Externo - Encerrada**: seguiu para fora da plataforma.',
      '**Concluída**: tem resposta final. **Arquivada**: foi encerrada sem resposta final, com o motivo registrado.',
    ],
    sinonimos: ['estado', 'cadastrada', 'concluída', 'arquivada', 'prorrogada'],
  },
  {
    id: 'avisos-por-email',
    categoria: 'acompanhamento',
    pergunta: 'Recebo avisos quando algo acontece?',
    resposta: [
      'Sim, se você se identificou. Mandamos e-mail quando há resposta, prorrogação, encaminhamento, pedido de complementação, mudança de tipo, arquivamento ou reabertura.',
      'Não chegou? Confira a caixa de mensagens indesejadas e o e-mail em [Meu Cadastro](/usuario/meucadastro). Quem denuncia de forma anônima não recebe e-mail.',
    ],
    sinonimos: ['notificação', 'e-mail não chegou', 'alerta', 'spam'],
  },
  {
    id: 'como-complementar',
    categoria: 'acompanhamento',
    pergunta: 'O órgão pediu complementação. Como respondo?',
    resposta: [
      'Abra a manifestação e escolha **Complementar**. Responda ao que foi pedido e anexe arquivos, se quiser.',
      'Você tem **20 dias**. Sem resposta, a manifestação é arquivada.',
    ],
    sinonimos: ['mais informações', 'responder ao órgão', 'completar'],
  },
  {
    id: 'perdi-o-prazo-de-complementar',
    categoria: 'acompanhamento',
    pergunta: 'Perdi os 20 dias para complementar. E agora?',
    resposta: [
      'A manifestação foi arquivada por falta de complementação. Você pode registrar outra, já com as informações que faltavam.',
      'O gestor do órgão também pode reabrir uma manifestação arquivada. Nesse caso, um novo prazo começa.',
    ],
    sinonimos: ['arquivada', 'prazo vencido', 'não complementei'],
  },
  {
    id: 'por-que-foi-arquivada',
    categoria: 'acompanhamento',
    pergunta: 'Por que minha manifestação foi arquivada?',
    resposta: [
      'O motivo e a justificativa estão nos detalhes. Os mais comuns são: registro repetido, falta de elementos mínimos, texto incompreensível, falta de complementação no prazo, perda de objeto (o problema já não existe) e desistência.',
      'A falta de urbanidade também pode levar ao arquivamento (Lei nº 13.460/2017, art. 8º, I).',
    ],
    sinonimos: ['arquivamento', 'encerrada', 'motivo', 'duplicidade'],
  },
  {
    id: 'quem-viu-minha-manifestacao',
    categoria: 'acompanhamento',
    pergunta: 'Consigo saber quem viu a minha manifestação?',
    resposta: [
      'Sim. O histórico mostra cada ato e também cada visualização feita pela equipe ou por um sistema ligado à plataforma.',
    ],
    sinonimos: ['histórico', 'visualização', 'quem acessou', 'auditoria'],
  },
  {
    id: 'exportar-minhas-manifestacoes',
    categoria: 'acompanhamento',
    pergunta: 'Posso procurar e exportar o que já registrei?',
    resposta: [
      'Sim. Em [Minhas Manifestações](/manifestacao) e em [Meus Pedidos e Recursos](/manifestacao/consultarlai) você procura por palavra e exporta a lista.',
    ],
    sinonimos: ['baixar', 'lista', 'planilha', 'exportar'],
  },
  {
    id: 'tipos-de-resposta',
    categoria: 'resposta',
    pergunta: 'Qual é a diferença entre resposta intermediária e conclusiva?',
    resposta: [
      'A **intermediária** conta como está o andamento. O prazo continua correndo. A **conclusiva** é a resposta final e encerra o prazo.',
    ],
    sinonimos: ['resposta final', 'resposta parcial', 'andamento'],
  },
  {
    id: 'o-que-a-resposta-deve-trazer',
    categoria: 'resposta',
    pergunta: 'O que a resposta final precisa trazer?',
    resposta: [
      '**Elogio**: qual agente e qual chefia foram avisados. **Reclamação**: a decisão final. **Sugestão**: se foi adotada, em parte ou não, e por quê.',
      '**Solicitação**: se é possível atender, de que forma e por que meio. **Denúncia**: para qual órgão de apuração foi, ou que foi arquivada.',
      'Está no Decreto nº 9.492/2018, arts. 19 a 22.',
    ],
    sinonimos: ['conteúdo mínimo', 'resposta ruim', 'resposta vaga', 'resposta incompleta'],
  },
  {
    id: 'nao-gostei-da-resposta-da-ouvidoria',
    categoria: 'resposta',
    pergunta: 'Não gostei da resposta da ouvidoria. Posso recorrer?',
    resposta: [
      'O recurso existe para os pedidos de acesso à informação. Na ouvidoria, você pode avaliar a resposta e dizer o que faltou, ou fazer um novo registro citando o protocolo anterior.',
      'O gestor do órgão também pode reabrir uma manifestação concluída.',
    ],
    sinonimos: ['insatisfeito', 'contestar', 'reabrir', 'discordo'],
  },
  {
    id: 'pesquisa-de-satisfacao',
    categoria: 'resposta',
    pergunta: 'Como avalio o atendimento?',
    resposta: [
      'Depois da resposta final, você recebe o endereço da pesquisa. São três perguntas e um comentário livre: se a demanda foi atendida, se a resposta foi fácil de entender e se você ficou satisfeito.',
      'Você responde **uma vez** por manifestação. Logo após o registro há ainda uma nota de 0 a 10, para avaliar o próprio registro.',
    ],
    sinonimos: ['avaliação', 'nota', 'pesquisa', 'satisfação', 'opinião'],
  },
];
