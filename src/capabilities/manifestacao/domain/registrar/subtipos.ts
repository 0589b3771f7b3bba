/**
 * Ids of db/reference/11-subtipo-formulario.json: the special forms of denúncia (Lei 13.608/2018;
 * Lei 14.457/2022).
 */
export const Subtipo = { assedioMoral: 1, assedioSexual: 2, discriminacao: 3, retaliacao: 4 } as const;

/** By ids of db/reference (assunto): choosing the subject already chooses the form. */
const subtipoPorAssunto: Readonly<Record<number, number>> = {
  1076: Subtipo.assedioMoral,
  1077: Subtipo.assedioSexual,
  1078: Subtipo.discriminacao,
  1079: Subtipo.discriminacao,
  1080: Subtipo.retaliacao,
};

export const subtipoDoAssunto = (idAssunto: number | null): number | null =>
  (idAssunto !== null && subtipoPorAssunto[idAssunto]) || null;

export interface Pergunta {
  readonly pergunta: string;
  readonly ajuda?: string;
  readonly opcoes?: readonly string[];
}

const relacao: Pergunta = {
  pergunta: 'Qual é a relação entre as pessoas?',
  opcoes: ['Chefe', 'Colega', 'Pessoa subordinada', 'Público atendido', 'Outra'],
};
const frequencia: Pergunta = {
  pergunta: 'Com que frequência aconteceu?',
  opcoes: ['Uma vez', 'Algumas vezes', 'Muitas vezes', 'Ainda acontece'],
};
const seguranca: Pergunta = {
  pergunta: 'A pessoa está em segurança agora?',
  ajuda: 'Em perigo imediato, ligue 190 (Polícia) ou 180 (Central de Atendimento à Mulher).',
  opcoes: ['Sim', 'Não', 'Prefiro não dizer'],
};

/** What each special form asks beyond the plain denúncia; every answer is optional. */
export const perguntasDoSubtipo: Readonly<Record<number, readonly Pergunta[]>> = {
  [Subtipo.assedioMoral]: [relacao, frequencia, seguranca],
  [Subtipo.assedioSexual]: [relacao, frequencia, seguranca],
  [Subtipo.discriminacao]: [
    {
      pergunta: 'Qual foi o motivo da discriminação?',
      opcoes: [
        'Raça ou cor',
        'Gênero',
        'Orientação sexual',
        'Deficiência',
        'Idade',
        'Religião',
        'Origem',
        'Outro',
      ],
    },
    frequencia,
    seguranca,
  ],
  [Subtipo.retaliacao]: [
    {
      pergunta: 'Qual é o protocolo da denúncia que veio antes?',
      ajuda: 'Se não souber, deixe em branco.',
    },
    {
      pergunta: 'O que mudou depois da denúncia?',
      ajuda: 'Demissão, transferência, corte de gratificação, isolamento, ameaça…',
    },
    relacao,
  ],
};
