import type { TipoDeComunicacao } from '#capabilities/remedio/domain/ciencia.ts';

/** What may be asked for at the desk, in the words of who attends; `oQue` completes the mail's 'registrou … em seu nome'. */
export const atosDaPessoa = {
  recorrer: { nome: 'Entrar com recurso', oQue: 'um recurso' },
  reclamar: { nome: 'Reclamar da falta de resposta', oQue: 'uma reclamação da falta de resposta' },
  pedirRevisao: { nome: 'Pedir revisão da mudança de tipo', oQue: 'um pedido de revisão da mudança de tipo' },
  denunciarDescumprimento: {
    nome: 'Denunciar que o prometido não foi entregue',
    oQue: 'o aviso de que o prometido não foi entregue',
  },
  confirmarEntrega: { nome: 'Confirmar que recebeu', oQue: 'a confirmação de que você recebeu o prometido' },
  contestarEntrega: { nome: 'Contestar a entrega', oQue: 'a contestação do que foi entregue' },
  declararSemMeios: {
    nome: 'Declarar que não tem meios de obter a informação',
    oQue: 'a declaração de que você não tem meios de obter a informação',
  },
  complementar: { nome: 'Complementar', oQue: 'as informações que o órgão pediu' },
  acrescentar: { nome: 'Acrescentar informações', oQue: 'um acréscimo' },
  pedirReabertura: { nome: 'Pedir a reabertura', oQue: 'um pedido de reabertura' },
  desistir: { nome: 'Desistir da manifestação', oQue: 'a sua desistência' },
  desistirEmParte: { nome: 'Desistir de uma parte', oQue: 'a sua desistência de uma parte' },
} as const satisfies Readonly<Record<string, { readonly nome: string; readonly oQue: string }>>;

export type AtoDaPessoa = keyof typeof atosDaPessoa;
export const nomesDosAtos = Object.keys(atosDaPessoa) as [AtoDaPessoa, ...AtoDaPessoa[]];
export const isAtoDaPessoa = (nome: string): nome is AtoDaPessoa => Object.hasOwn(atosDaPessoa, nome);

/** Who does this knows of what it is about, however they learnt of it: no other notice is due (Lei 9.784/1999, art. 26 § 5º). */
export const sabeDe: Readonly<Record<AtoDaPessoa, readonly TipoDeComunicacao[]>> = {
  recorrer: ['resposta', 'decisao', 'janela'],
  reclamar: ['janela'],
  pedirRevisao: ['retipagem'],
  denunciarDescumprimento: ['resposta', 'decisao', 'entrega'],
  confirmarEntrega: ['decisao', 'entrega'],
  contestarEntrega: ['decisao', 'entrega'],
  declararSemMeios: ['resposta'],
  complementar: ['complementacao'],
  acrescentar: [],
  pedirReabertura: ['resposta', 'encerramento'],
  desistir: [],
  desistirEmParte: [],
};

/** Of a denúncia only words are taken: nothing else at the desk may tell who denounced. */
export const soPalavras: readonly AtoDaPessoa[] = ['complementar', 'acrescentar'];

/** These are about one promise of the office. */
export const sobreUmaPromessa = [
  'confirmarEntrega',
  'contestarEntrega',
] as const satisfies readonly AtoDaPessoa[];
