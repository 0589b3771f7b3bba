import type { Remedio } from '#capabilities/remedio/domain/remedio.ts';

/** What a remedy is and how to use it well, in words for the citizen. */
interface Orientacao {
  readonly titulo: string;
  readonly oQueE: string;
  readonly oQueAjuda: readonly string[];
}

const DIGA_O_QUE_FALTOU =
  'Compare o que você pediu com o que recebeu e diga, ponto por ponto, o que faltou ou veio diferente.';
const CITE_A_RAZAO =
  'Se o acesso foi negado, cite a razão que o órgão deu e explique por que ela não vale para o que você pediu.';
const NAO_AMPLIE =
  'Fique no que já foi pedido: quem julga não pode decidir sobre informação nova. Para ela, faça outro pedido.';
const JUNTE_PROVAS =
  'Anexe o que mostra que a informação existe ou que já foi divulgada: uma norma, uma página, uma notícia, outra resposta.';

const recurso: Orientacao = {
  titulo: 'Recorrer da resposta',
  oQueE:
    'O recurso pede que uma autoridade acima de quem respondeu olhe o seu pedido de novo. Ela pode mandar entregar tudo, uma parte, ou manter a resposta, e sempre precisa explicar por quê.',
  oQueAjuda: [DIGA_O_QUE_FALTOU, CITE_A_RAZAO, JUNTE_PROVAS, NAO_AMPLIE],
};

const contraOSilencio: Orientacao = {
  titulo: 'Levar o caso à instância seguinte',
  oQueE:
    'Quem devia julgar deixou passar o prazo. Você não precisa esperar mais: pode levar o caso direto à instância seguinte.',
  oQueAjuda: [
    'Basta dizer que o prazo passou sem decisão e que você ainda quer a informação.',
    'Conte em poucas linhas o que pediu e o que aconteceu até aqui: quem vai julgar agora ainda não conhece o caso.',
  ],
};

const MOSTRE_O_QUE_QUER = [
  'Explique qual documento, dado ou registro você quer conhecer.',
  'Mostre que você quer saber algo que o órgão tem, e não reclamar, sugerir ou pedir um serviço.',
];

/** After a revisão that was denied there is no answer to speak of (Decreto 7.724/2012, art. 23). */
const contraOTipo: Orientacao = {
  titulo: 'Recorrer da mudança de tipo',
  oQueE:
    'O órgão mudou o tipo do seu pedido, e a revisão manteve a mudança. O recurso leva essa decisão à instância seguinte, que pode mandar que o caso volte a ser pedido de informação.',
  oQueAjuda: [
    'Cite a razão que a decisão da revisão deu e explique por que ela não vale para o que você pediu.',
    ...MOSTRE_O_QUE_QUER,
  ],
};

/** One text per remedy; `recorrer` has two more, against silence and against the type. */
const orientacoes: Readonly<Record<Remedio, Orientacao>> = {
  recorrer: recurso,
  reclamar: {
    titulo: 'Reclamar da falta de resposta',
    oQueE:
      'O órgão tinha prazo para responder e não respondeu. A reclamação vai à autoridade que cuida do cumprimento da Lei de Acesso ali dentro, que pode mandar responder. Se ela também não resolver, o caso segue para fora do órgão.',
    oQueAjuda: [
      'Não é preciso provar nada: o sistema já mostra que o prazo passou.',
      'Diga que continua precisando da informação e, se for urgente, por quê.',
      'Repita o pedido de forma curta, para que ele possa ser atendido de uma vez.',
    ],
  },
  denunciarDescumprimento: {
    titulo: 'Denunciar que a decisão não foi cumprida',
    oQueE:
      'Houve uma decisão a seu favor, com dia marcado para a entrega, e esse dia passou. A denúncia avisa quem fiscaliza a Lei de Acesso, que cobra o órgão.',
    oQueAjuda: [
      'Diga o que foi prometido, até quando, e o que chegou ou não chegou.',
      'Se recebeu só uma parte, ou um arquivo que não abre, conte isso também.',
    ],
  },
  pedirRevisao: {
    titulo: 'Pedir que volte a ser pedido de informação',
    oQueE:
      'O órgão entendeu que o seu pedido de acesso à informação era outra coisa e mudou o tipo. A revisão pede que ele volte a ser pedido de informação, com o prazo e os recursos da Lei de Acesso.',
    oQueAjuda: MOSTRE_O_QUE_QUER,
  },
};

interface DoQue {
  readonly porSilencio: boolean;
  /** The case is no request any more: what is left to appeal is that. */
  readonly isContraOTipo: boolean;
}

export const orientacaoDe = (remedio: Remedio, { porSilencio, isContraOTipo }: DoQue): Orientacao => {
  if (remedio !== 'recorrer') return orientacoes[remedio];
  if (porSilencio) return contraOSilencio;
  return isContraOTipo ? contraOTipo : recurso;
};
