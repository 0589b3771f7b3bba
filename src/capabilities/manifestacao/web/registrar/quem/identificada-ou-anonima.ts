import { ANOS_DE_DADOS_PESSOAIS } from '#kernel/prazo/prazos-da-lei.ts';

export const IDENTIFICADA = 'identificada';
export const ANONIMA = 'anonima';

/** What each way of reporting means, in the same words wherever the choice is offered. */
export const modosDeDenunciar = [
  {
    value: IDENTIFICADA,
    label: 'Quero me identificar',
    help: `Só quem cuida da denúncia sabe quem você é, e a lei protege sua identidade por ${ANOS_DE_DADOS_PESSOAIS} anos. Você recebe avisos por e-mail, se informou um, acompanha na sua conta e o órgão precisa responder a você.`,
  },
  {
    value: ANONIMA,
    label: 'Não quero me identificar',
    help: 'Ninguém fica sabendo quem você é, nem nós. A denúncia segue como comunicação de irregularidade, sem avisos por e-mail: você acompanha com um código, que aparece uma única vez no fim.',
  },
] as const;
