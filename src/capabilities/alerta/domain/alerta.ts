import { type IdPerfil, Perfil } from '#kernel/perfil.ts';

/** What staff are told without asking; the names are stored in the database. */
export const tiposDeAlerta = [
  'vence-em-2-dias',
  'vencida',
  'contribuicao',
  'complemento',
  'mencao',
  'encaminhada',
  'mensagem',
  'decisao',
  'aviso-devolvido',
  'acrescimo-na-area',
  'identidade-pedida',
  'identidade-decidida',
  'abertura-pedida',
  'abertura-decidida',
  'identidade-aberta',
  'acesso-extraordinario',
  'acesso-extraordinario-decidido',
  'impedimento-declarado',
  'impedimento-pedido',
  'impedimento-afastado',
  'impedimento-indicado',
  'sem-quem-trate',
  'recebida-por-impedimento',
  'orgao-acima-mudou',
  'monitoramento-mudou',
  'atribuida',
  'recurso-atribuido',
  'recurso-vence-em-2-dias',
  'recurso-vencido',
  'prazos-recontados',
  'perfil-vence',
  'perfil-venceu',
  'perfil-a-confirmar',
  'perfil-novo',
  'perfil-novo-em-outro-orgao',
  'relatorio-pronto',
  'avaliacao-devolvida',
  'avaliacao-respondida',
  'avaliacao-encerrada',
  'avaliacao-vence',
  'avaliacao-vencida',
  'transparencia-a-corrigir',
  'transparencia-vence',
  'transparencia-vencida',
  'lista-classificadas-a-publicar',
  'desclassificacao-recebida',
  'desclassificacao-vence',
  'auditoria-adulterada',
  'entrega-vence',
  'entrega-vencida',
  'entrega-contestada',
  'eliminacao-a-conferir',
  'webhook-a-confirmar',
  'sistema-mudou',
  'webhook-novo',
] as const;
export type TipoDeAlerta = (typeof tiposDeAlerta)[number];

/** About a clock of a case: when it has stopped (answered, judged), there is nothing left to hurry for. */
export const tiposDePrazo = [
  'vence-em-2-dias',
  'vencida',
  'recurso-vence-em-2-dias',
  'recurso-vencido',
] as const satisfies readonly TipoDeAlerta[];

/** Alerts that nobody may switch off: tampering with the audit log, and who or what comes to read of denúncias or identities. */
export const tiposSemEscolha = [
  'auditoria-adulterada',
  'perfil-a-confirmar',
  'perfil-novo',
  'perfil-novo-em-outro-orgao',
  'impedimento-afastado',
  'impedimento-indicado',
  'sem-quem-trate',
  'recebida-por-impedimento',
  'orgao-acima-mudou',
  'monitoramento-mudou',
  'abertura-pedida',
  'identidade-aberta',
  'acesso-extraordinario',
  'acesso-extraordinario-decidido',
  'webhook-a-confirmar',
  'sistema-mudou',
  'webhook-novo',
] as const satisfies readonly TipoDeAlerta[];

const GESTAO: readonly IdPerfil[] = [Perfil.administrador, Perfil.gestor];

const soDaAdministracao: Readonly<Partial<Record<TipoDeAlerta, readonly IdPerfil[]>>> = {
  'identidade-pedida': [Perfil.gestor],
  'impedimento-declarado': [Perfil.gestor],
  'impedimento-pedido': [Perfil.gestor],
  'prazos-recontados': [Perfil.administrador],
  'perfil-vence': GESTAO,
  'perfil-venceu': GESTAO,
  'avaliacao-devolvida': GESTAO,
  'avaliacao-respondida': GESTAO,
  'avaliacao-encerrada': GESTAO,
  'avaliacao-vence': GESTAO,
  'avaliacao-vencida': GESTAO,
  'transparencia-a-corrigir': GESTAO,
  'transparencia-vence': GESTAO,
  'transparencia-vencida': GESTAO,
  'lista-classificadas-a-publicar': GESTAO,
  'eliminacao-a-conferir': GESTAO,
};

export type TipoComEscolha = Exclude<TipoDeAlerta, (typeof tiposSemEscolha)[number]>;

/** The types that somebody of this profile may receive and switch off. */
export const tiposDoPerfil = (idPerfil: IdPerfil): TipoComEscolha[] =>
  tiposDeAlerta.filter(
    (tipo): tipo is TipoComEscolha =>
      !tiposSemEscolha.some((sem) => sem === tipo) && (soDaAdministracao[tipo]?.includes(idPerfil) ?? true),
  );

/** How many days before the deadline the first alert comes. */
export const DIAS_DO_AVISO = 2;

/** The sentence of each alert. It never quotes a case, because any case may be behind it. */
export const fraseDoAlerta: Readonly<Record<TipoDeAlerta, string>> = {
  'vence-em-2-dias': 'O prazo de resposta está acabando.',
  vencida: 'O prazo de resposta acabou.',
  contribuicao: 'Uma área enviou a sua contribuição.',
  complemento: 'O cidadão enviou a complementação.',
  mencao: 'Uma pessoa da equipe citou você em uma nota.',
  encaminhada: 'Outro órgão encaminhou esta manifestação.',
  mensagem: 'Quem registrou enviou uma mensagem.',
  decisao: 'Há um pedido que espera a decisão do órgão.',
  'aviso-devolvido': 'Não há notícia de que quem registrou soube do que foi avisado: avise de outro modo.',
  'acrescimo-na-area': 'Quem registrou acrescentou informações a um caso que está com a sua área.',
  'identidade-pedida': 'Chegou um pedido para conhecer a identidade de quem denunciou: a ouvidoria decide.',
  'identidade-decidida': 'A ouvidoria decidiu o pedido de identidade que a sua área ou órgão fez.',
  'abertura-pedida': 'Uma pessoa pediu para abrir uma identidade, e falta a aprovação de outra.',
  'abertura-decidida': 'Foi decidida a abertura de identidade que você pediu.',
  'identidade-aberta': 'Uma pessoa abriu a identidade de quem registrou uma manifestação.',
  'acesso-extraordinario':
    'Um administrador pediu, recebeu ou usou acesso extraordinário a uma manifestação.',
  'acesso-extraordinario-decidido': 'Foi decidido o acesso extraordinário que você pediu.',
  'impedimento-declarado': 'Uma pessoa da equipe declarou impedimento e não vê mais esta manifestação.',
  'impedimento-pedido': 'Quem relata pediu que alguém do órgão não veja esta manifestação: confira quem é.',
  'impedimento-afastado':
    'Um gestor afastou o impedimento de uma pessoa que pode estar envolvida: ela volta a ver uma manifestação.',
  'impedimento-indicado':
    'Um gestor disse que pessoas com outro nome são as que quem relata indicou: elas não veem mais uma manifestação.',
  'sem-quem-trate': 'Ninguém do órgão pode tratar uma manifestação, e não há outro órgão que a receba.',
  'recebida-por-impedimento':
    'Uma manifestação subiu para o seu órgão: no de origem, quem a trataria está impedido. O prazo não recomeça.',
  'orgao-acima-mudou':
    'Mudou o órgão que fica acima de um órgão: é para lá que vão as manifestações que ninguém dele pode tratar.',
  'monitoramento-mudou': 'Mudou o órgão que acompanha os outros.',
  atribuida: 'Outra pessoa da equipe deixou esta manifestação com você.',
  'recurso-atribuido': 'Outra pessoa da equipe deixou um recurso com você.',
  'recurso-vence-em-2-dias': 'O prazo para julgar um recurso está acabando.',
  'recurso-vencido': 'O prazo para julgar um recurso acabou.',
  'prazos-recontados': 'A recontagem de prazos que você pediu terminou.',
  'perfil-vence': 'O perfil de uma pessoa da equipe está acabando, e ela tem trabalho aberto.',
  'perfil-venceu': 'O perfil de uma pessoa da equipe chegou ao último dia, e ela tem trabalho aberto.',
  'perfil-a-confirmar': 'Um perfil dado a uma pessoa espera a confirmação de um gestor.',
  'perfil-novo': 'A equipe do órgão mudou: uma pessoa tem um perfil novo ou por mais tempo.',
  'perfil-novo-em-outro-orgao':
    'Uma pessoa recebeu um perfil em um órgão que não tem outro gestor para saber disso.',
  'relatorio-pronto': 'O arquivo de relatório que você pediu ficou pronto.',
  'avaliacao-devolvida': 'A autoridade devolveu a avaliação do tratamento: o órgão tem prazo para responder.',
  'avaliacao-respondida': 'Um órgão respondeu à avaliação do tratamento.',
  'avaliacao-encerrada': 'A avaliação do tratamento foi encerrada.',
  'avaliacao-vence': 'O prazo para responder à avaliação do tratamento está acabando.',
  'avaliacao-vencida': 'O prazo para responder à avaliação do tratamento acabou.',
  'transparencia-a-corrigir': 'Há o que corrigir na transparência ativa, com prazo.',
  'transparencia-vence': 'O prazo para corrigir a transparência ativa está acabando.',
  'transparencia-vencida': 'O prazo para corrigir a transparência ativa acabou.',
  'lista-classificadas-a-publicar': 'A lista anual de informações classificadas ainda não foi publicada.',
  'desclassificacao-recebida': 'Chegou um pedido de desclassificação de informação para decidir.',
  'desclassificacao-vence': 'O prazo para decidir um pedido de desclassificação está acabando, ou já passou.',
  'auditoria-adulterada': 'A verificação da auditoria encontrou registros adulterados.',
  'entrega-vence': 'O dia de entregar o que foi prometido está chegando.',
  'entrega-vencida': 'O dia de entregar o que foi prometido passou.',
  'entrega-contestada': 'Quem pediu contestou a entrega.',
  'eliminacao-a-conferir': 'Uma listagem de eliminação do órgão espera por você, ou terminou.',
  'webhook-a-confirmar':
    'Um webhook do órgão espera um gestor: outra pessoa ou um sistema o criou ou mudou, ou saiu quem respondia por ele.',
  'webhook-novo': 'Um gestor criou ou mudou um webhook do órgão, que avisa outro endereço do que acontece.',
  'sistema-mudou': 'Mudaram as chaves de um sistema que usa a integração do órgão, ou o que ele pode fazer.',
};

type Contavel = readonly [um: string, muitos: string];

const contavel: Readonly<Record<TipoDeAlerta, Contavel>> = {
  'vence-em-2-dias': ['prazo acabando', 'prazos acabando'],
  vencida: ['prazo vencido', 'prazos vencidos'],
  contribuicao: ['contribuição recebida', 'contribuições recebidas'],
  complemento: ['complementação recebida', 'complementações recebidas'],
  mencao: ['menção a você', 'menções a você'],
  encaminhada: ['manifestação recebida de outro órgão', 'manifestações recebidas de outros órgãos'],
  mensagem: ['mensagem recebida', 'mensagens recebidas'],
  decisao: ['pedido à espera de decisão', 'pedidos à espera de decisão'],
  'aviso-devolvido': ['pessoa a avisar de outro modo', 'pessoas a avisar de outro modo'],
  'acrescimo-na-area': ['acréscimo a um caso com a sua área', 'acréscimos a casos com a sua área'],
  'identidade-pedida': ['pedido de identidade a decidir', 'pedidos de identidade a decidir'],
  'identidade-decidida': ['pedido de identidade decidido', 'pedidos de identidade decididos'],
  'abertura-pedida': ['abertura de identidade pedida', 'aberturas de identidade pedidas'],
  'abertura-decidida': ['abertura de identidade decidida', 'aberturas de identidade decididas'],
  'identidade-aberta': ['identidade aberta', 'identidades abertas'],
  'acesso-extraordinario': ['passo de acesso extraordinário', 'passos de acesso extraordinário'],
  'acesso-extraordinario-decidido': ['acesso extraordinário decidido', 'acessos extraordinários decididos'],
  'impedimento-declarado': ['impedimento declarado', 'impedimentos declarados'],
  'impedimento-pedido': ['pedido de quem relata a conferir', 'pedidos de quem relata a conferir'],
  'impedimento-afastado': ['impedimento afastado por um gestor', 'impedimentos afastados por gestores'],
  'impedimento-indicado': [
    'pessoa afastada pela palavra de um gestor',
    'pessoas afastadas pela palavra de um gestor',
  ],
  'sem-quem-trate': ['manifestação sem quem a trate', 'manifestações sem quem as trate'],
  'recebida-por-impedimento': [
    'manifestação que subiu por impedimento',
    'manifestações que subiram por impedimento',
  ],
  'orgao-acima-mudou': ['mudança de quem fica acima de um órgão', 'mudanças de quem fica acima de órgãos'],
  'monitoramento-mudou': ['mudança de quem acompanha os órgãos', 'mudanças de quem acompanha os órgãos'],
  atribuida: ['manifestação deixada com você', 'manifestações deixadas com você'],
  'recurso-atribuido': ['recurso deixado com você', 'recursos deixados com você'],
  'recurso-vence-em-2-dias': ['prazo de recurso acabando', 'prazos de recurso acabando'],
  'recurso-vencido': ['prazo de recurso vencido', 'prazos de recurso vencidos'],
  'prazos-recontados': ['recontagem de prazos terminada', 'recontagens de prazos terminadas'],
  'perfil-vence': ['perfil da equipe acabando', 'perfis da equipe acabando'],
  'perfil-venceu': ['perfil da equipe no último dia', 'perfis da equipe no último dia'],
  'perfil-a-confirmar': ['perfil a confirmar', 'perfis a confirmar'],
  'perfil-novo': ['perfil novo na equipe', 'perfis novos na equipe'],
  'perfil-novo-em-outro-orgao': [
    'perfil novo em órgão sem outro gestor',
    'perfis novos em órgãos sem outro gestor',
  ],
  'relatorio-pronto': ['arquivo de relatório pronto', 'arquivos de relatório prontos'],
  'avaliacao-devolvida': ['avaliação devolvida ao órgão', 'avaliações devolvidas ao órgão'],
  'avaliacao-respondida': ['avaliação respondida', 'avaliações respondidas'],
  'avaliacao-encerrada': ['avaliação encerrada', 'avaliações encerradas'],
  'avaliacao-vence': ['prazo de avaliação acabando', 'prazos de avaliação acabando'],
  'avaliacao-vencida': ['prazo de avaliação vencido', 'prazos de avaliação vencidos'],
  'transparencia-a-corrigir': [
    'pedido de correção na transparência ativa',
    'pedidos de correção na transparência ativa',
  ],
  'transparencia-vence': ['prazo de correção acabando', 'prazos de correção acabando'],
  'transparencia-vencida': ['prazo de correção vencido', 'prazos de correção vencidos'],
  'lista-classificadas-a-publicar': ['lista anual a publicar', 'listas anuais a publicar'],
  'desclassificacao-recebida': [
    'pedido de desclassificação recebido',
    'pedidos de desclassificação recebidos',
  ],
  'desclassificacao-vence': ['prazo de desclassificação acabando', 'prazos de desclassificação acabando'],
  'auditoria-adulterada': ['alarme da auditoria', 'alarmes da auditoria'],
  'entrega-vence': ['entrega chegando ao prazo', 'entregas chegando ao prazo'],
  'entrega-vencida': ['entrega vencida', 'entregas vencidas'],
  'entrega-contestada': ['entrega contestada', 'entregas contestadas'],
  'webhook-a-confirmar': ['webhook a confirmar', 'webhooks a confirmar'],
  'sistema-mudou': ['sistema integrado que mudou', 'sistemas integrados que mudaram'],
  'webhook-novo': ['webhook novo ou mudado', 'webhooks novos ou mudados'],
  'eliminacao-a-conferir': ['passo de uma listagem de eliminação', 'passos de listagens de eliminação'],
};

/** '2 prazos vencidos, 1 menção a você': in the order of the types, omitting zeros. */
export const resumoDosAlertas = (totais: Readonly<Partial<Record<TipoDeAlerta, number>>>): string =>
  tiposDeAlerta
    .flatMap((tipo) => {
      const total = totais[tipo] ?? 0;
      return total > 0 ? [`${total} ${contavel[tipo][total === 1 ? 0 : 1]}`] : [];
    })
    .join(', ');
