export const fontesDaAjuda = ['pergunta', 'manual', 'orgao', 'servico', 'prazo', 'pagina'] as const;
export type FonteDaAjuda = (typeof fontesDaAjuda)[number];

export const nomeDaFonte: Readonly<Record<FonteDaAjuda, string>> = {
  pergunta: 'Pergunta frequente',
  manual: 'Manual',
  orgao: 'Órgão',
  servico: 'Serviço',
  prazo: 'Prazo',
  pagina: 'Página',
};

/** A piece of help that answers a question, and where it is found. */
export interface Passagem {
  readonly fonte: FonteDaAjuda;
  readonly titulo: string;
  /** The whole text, in one line of plain words; `trechoDe` cuts it for lists. */
  readonly trecho: string;
  /** A path inside the site, below /web. */
  readonly endereco: string;
  /** From 0 to 1; comparable within one answer. */
  readonly relevancia: number;
  /** Written for people who work at an office. */
  readonly daEquipe?: boolean;
}

const TRECHO = 320;

/** The beginning of a text, cut at the end of a word. */
export const trechoDe = (texto: string): string => {
  const limpo = texto.replace(/\s+/gu, ' ').trim();
  if (limpo.length <= TRECHO) return limpo;
  const cortado = limpo.slice(0, TRECHO);
  return `${cortado.slice(0, Math.max(cortado.lastIndexOf(' '), TRECHO / 2))}…`;
};
