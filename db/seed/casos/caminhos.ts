import { type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import {
  formularioDoTipo,
  type IdTipoManifestacao,
  isAcesso,
  isSigilosa,
  TipoManifestacao,
} from '#kernel/enumeracoes.ts';
import type { Caminho, Passo } from './caso-planejado.ts';
import type { Sorte } from './sorte.ts';
import { conversas } from './textos-comuns.ts';

/** Staff acts move to the next business day, by five days at most (a weekend beside Carnaval or Natal). */
const FOLGA = 6;
const MAIS_ANTIGA = 725;

interface Sobre {
  readonly sorte: Sorte;
  readonly tipo: IdTipoManifestacao;
  /** Who ends up with it, where it was filed elsewhere. */
  readonly destino: number;
}

const leitura = (sorte: Sorte): Passo[] => [
  { ato: 'visualizar', dia: sorte.inteiro(0, 1) },
  { ato: 'triar', dia: sorte.inteiro(1, 2) },
];

/** Access requests are a form of their own; a comunicação keeps the form of denúncia. */
export const isPedidoDeAcesso = (tipo: IdTipoManifestacao): boolean =>
  tipo !== TipoManifestacao.comunicacao && isAcesso(formularioDoTipo(tipo));

/** A few words through the access code, starting on a given day. */
export const conversa = (sorte: Sorte, dia: number, qual = sorte.um(conversas)): Passo[] =>
  qual.map((texto, i) => ({ ato: 'mensagem', dia: dia + i, doManifestante: i % 2 === 1, texto }));

/** Of an access request the law knows no complement, and of somebody anonymous none is asked. */
export const pedeComplemento = (tipo: IdTipoManifestacao): boolean =>
  !isPedidoDeAcesso(tipo) && tipo !== TipoManifestacao.comunicacao;

const antiga = (sorte: Sorte, ultimoDia: number): { ha: number } => ({
  ha: sorte.inteiro(ultimoDia + FOLGA, MAIS_ANTIGA),
});

/** What only a denúncia meets while it is examined: questions through the code, or about the identity. */
const perguntas = (sorte: Sorte, tipo: IdTipoManifestacao): Passo[] => {
  if (tipo === TipoManifestacao.comunicacao && sorte.chance(55)) return conversa(sorte, 3);
  return tipo === TipoManifestacao.denuncia && sorte.chance(45)
    ? [{ ato: 'pedirConsentimento', dia: 4 }]
    : [];
};

const cadastrada = ({ sorte, tipo }: Sobre): Caminho => {
  const abertas = perguntas(sorte, tipo);
  if (abertas.length > 0) {
    return { quando: { ha: sorte.inteiro(12, 19) }, passos: [...leitura(sorte), ...abertas] };
  }
  const resto = isPedidoDeAcesso(tipo) ? 19 : 28;
  const venceEm = sorte.chance(30) ? -sorte.inteiro(1, 35) : sorte.chance(12) ? 0 : sorte.inteiro(1, resto);
  return { quando: { venceEm }, passos: leitura(sorte) };
};

const complementada = ({ sorte }: Sobre): Caminho => {
  const pedido = sorte.inteiro(3, 6);
  const resposta = pedido + sorte.inteiro(6, 10);
  const passos: Passo[] = [
    ...leitura(sorte),
    { ato: 'pedirComplementacao', dia: pedido },
    { ato: 'complementar', dia: resposta },
  ];
  return { quando: { ha: resposta + sorte.inteiro(1, sorte.chance(20) ? 50 : 18) }, passos };
};

const prorrogada = ({ sorte, tipo }: Sobre): Caminho => {
  const acesso = isPedidoDeAcesso(tipo);
  const passos: Passo[] = [...leitura(sorte), { ato: 'prorrogar', dia: acesso ? 13 : sorte.inteiro(18, 23) }];
  return { quando: { venceEm: sorte.inteiro(-8, acesso ? 7 : 26) }, passos };
};

const encaminhada = ({ sorte, tipo, destino }: Sobre): Caminho => ({
  quando: { venceEm: sorte.inteiro(-12, isPedidoDeAcesso(tipo) ? 8 : 18) },
  passos: [
    { ato: 'visualizar', dia: 0 },
    { ato: 'encaminhar', dia: sorte.inteiro(1, 3), para: destino },
  ],
});

const complementacaoSolicitada = ({ sorte }: Sobre): Caminho => {
  const dia = sorte.inteiro(3, 7);
  if (sorte.chance(25)) {
    const passos: Passo[] = [
      { ato: 'pedirComplementacao', dia },
      { ato: 'complementar', dia: dia + 7 },
      { ato: 'pedirComplementacao', dia: dia + 9 },
    ];
    return { quando: { ha: dia + 9 + FOLGA + sorte.inteiro(0, 8) }, passos: [...leitura(sorte), ...passos] };
  }
  const passos: Passo[] = [...leitura(sorte), { ato: 'pedirComplementacao', dia }];
  return { quando: { ha: dia + FOLGA + sorte.inteiro(0, 10) }, passos };
};

/** What happened on the way to the answer, and on which day it may come. */
const ateAResposta = ({ sorte, tipo, destino }: Sobre): { passos: Passo[]; dia: number } => {
  const acesso = isPedidoDeAcesso(tipo);
  const caso = sorte.inteiro(1, 100);
  if (caso <= 16) {
    const dia = acesso ? 13 : 22;
    return { passos: [{ ato: 'prorrogar', dia }], dia: dia + sorte.inteiro(6, acesso ? 14 : 30) };
  }
  if (caso <= 28 && pedeComplemento(tipo)) {
    const passos: Passo[] = [
      { ato: 'pedirComplementacao', dia: 4 },
      { ato: 'complementar', dia: 12 },
    ];
    return { passos, dia: sorte.inteiro(18, 34) };
  }
  if (caso <= 40)
    return { passos: [{ ato: 'encaminhar', dia: 2, para: destino }], dia: sorte.inteiro(9, 19) };
  if (caso <= 52 && !acesso) {
    return { passos: [{ ato: 'responderIntermediaria', dia: 8 }], dia: sorte.inteiro(15, 28) };
  }
  return { passos: [], dia: caso > 93 ? sorte.inteiro(32, 48) : sorte.inteiro(3, acesso ? 18 : 27) };
};

/** Nobody answers a case whose denunciante may still decide. */
const respondidas = (sorte: Sorte, passos: readonly Passo[]): Passo[] =>
  passos.flatMap((passo): Passo[] => {
    if (passo.ato !== 'pedirConsentimento') return [passo];
    if (sorte.chance(30)) return [passo, { ato: 'calarSobreConsentimento' }];
    return [passo, { ato: 'responderConsentimento', dia: passo.dia + 8, consente: sorte.chance(60) }];
  });

export const concluida = (
  sobre: Sobre,
  resposta: Omit<Extract<Passo, { ato: 'responder' }>, 'ato' | 'dia'> = {},
): Caminho => {
  const { sorte, tipo } = sobre;
  const { passos, dia } = ateAResposta(sobre);
  const responder: Passo = { ato: 'responder', dia, ...resposta };
  const avaliar: Passo[] = sorte.chance(45) ? [{ ato: 'avaliar', dia: dia + sorte.inteiro(6, 20) }] : [];
  const falas = respondidas(sorte, perguntas(sorte, tipo));
  return {
    quando: antiga(sorte, dia + 45),
    passos: [...leitura(sorte), ...(passos.length > 0 ? passos : falas), responder, ...avaliar],
  };
};

const encaminhadaParaFora = ({ sorte }: Sobre): Caminho => {
  const dia = sorte.inteiro(3, 12);
  return { quando: antiga(sorte, dia), passos: [...leitura(sorte), { ato: 'encaminharParaFora', dia }] };
};

const arquivada = ({ sorte, tipo }: Sobre): Caminho => {
  const caso = sorte.inteiro(1, 100);
  const dia = sorte.inteiro(3, 14);
  if (caso <= 25 && pedeComplemento(tipo)) {
    const passos: Passo[] = [{ ato: 'pedirComplementacao', dia: 4 }, { ato: 'arquivarSemComplementacao' }];
    return { quando: antiga(sorte, 38), passos: [...leitura(sorte), ...passos] };
  }
  // Giving up a denúncia archives nothing.
  const fim: Passo = caso <= 45 && !isSigilosa(tipo) ? { ato: 'desistir', dia } : { ato: 'arquivar', dia };
  return { quando: antiga(sorte, dia), passos: [...leitura(sorte), fim] };
};

const porSituacao: Readonly<Record<IdSituacao, (sobre: Sobre) => Caminho>> = {
  [Situacao.cadastrada]: cadastrada,
  [Situacao.complementada]: complementada,
  [Situacao.prorrogada]: prorrogada,
  [Situacao.encaminhada]: encaminhada,
  [Situacao.complementacaoSolicitada]: complementacaoSolicitada,
  [Situacao.concluida]: concluida,
  [Situacao.encaminhadaParaFora]: encaminhadaParaFora,
  [Situacao.arquivada]: arquivada,
};

/** One of the ways a case may have come to a situação. */
export const caminhoAte = (situacao: IdSituacao, sobre: Sobre): Caminho => porSituacao[situacao](sobre);
