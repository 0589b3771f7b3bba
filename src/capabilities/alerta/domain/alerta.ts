/** What staff are told of without asking; the names are kept in the database. */
export const tiposDeAlerta = [
  'vence-em-2-dias',
  'vencida',
  'contribuicao',
  'complemento',
  'mencao',
  'encaminhada',
  'mensagem',
  'atribuida',
  'recurso-atribuido',
  'recurso-vence-em-2-dias',
  'recurso-vencido',
  'prazos-recontados',
] as const;
export type TipoDeAlerta = (typeof tiposDeAlerta)[number];

/** Days before the deadline on which the first alert comes. */
export const DIAS_DO_AVISO = 2;

/** What the header says of one alert; no word of what was written, because any case may be behind it. */
export const fraseDoAlerta: Readonly<Record<TipoDeAlerta, string>> = {
  'vence-em-2-dias': 'O prazo de resposta está acabando.',
  vencida: 'O prazo de resposta acabou.',
  contribuicao: 'Uma área enviou a sua contribuição.',
  complemento: 'O cidadão enviou a complementação.',
  mencao: 'Uma pessoa da equipe citou você em uma nota.',
  encaminhada: 'Outro órgão encaminhou esta manifestação.',
  mensagem: 'Quem registrou enviou uma mensagem.',
  atribuida: 'Outra pessoa da equipe deixou esta manifestação com você.',
  'recurso-atribuido': 'Outra pessoa da equipe deixou um recurso com você.',
  'recurso-vence-em-2-dias': 'O prazo para julgar um recurso está acabando.',
  'recurso-vencido': 'O prazo para julgar um recurso acabou.',
  'prazos-recontados': 'A recontagem de prazos que você pediu terminou.',
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
  atribuida: ['manifestação deixada com você', 'manifestações deixadas com você'],
  'recurso-atribuido': ['recurso deixado com você', 'recursos deixados com você'],
  'recurso-vence-em-2-dias': ['prazo de recurso acabando', 'prazos de recurso acabando'],
  'recurso-vencido': ['prazo de recurso vencido', 'prazos de recurso vencidos'],
  'prazos-recontados': ['recontagem de prazos terminada', 'recontagens de prazos terminadas'],
};

/** '2 prazos vencidos, 1 menção a você': in the order of the types, those without any left out. */
export const resumoDosAlertas = (totais: Readonly<Partial<Record<TipoDeAlerta, number>>>): string =>
  tiposDeAlerta
    .flatMap((tipo) => {
      const total = totais[tipo] ?? 0;
      return total > 0 ? [`${total} ${contavel[tipo][total === 1 ? 0 : 1]}`] : [];
    })
    .join(', ');
