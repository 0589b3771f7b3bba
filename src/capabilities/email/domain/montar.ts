import { preencher, type Variaveis } from './eventos.ts';
import { escaparMarcas, limparMarcas } from './marcacao.ts';
import type { Palavras } from './modelo.ts';
import { htmlDoParagrafo, textoDoParagrafo } from './paragrafo.ts';

export interface EmailMontado {
  readonly assunto: string;
  readonly titulo: string;
  readonly paragrafos: readonly { readonly texto: string; readonly html: string }[];
}

/** A template with its variables filled in. A value is always text, whatever it looks like. */
export const montarEmail = ({ assunto, titulo, corpo }: Palavras, variaveis: Variaveis): EmailMontado => {
  const comoTexto = Object.fromEntries(
    Object.entries(variaveis).map(([nome, valor]) => [nome, escaparMarcas(valor)]),
  );
  return {
    assunto: preencher(assunto, variaveis),
    titulo: preencher(titulo, variaveis),
    paragrafos: preencher(limparMarcas(corpo), comoTexto)
      .trim()
      // A paragraph left empty is dropped.
      .split(/\n{2,}/)
      .map((paragrafo) => ({ texto: textoDoParagrafo(paragrafo), html: htmlDoParagrafo(paragrafo) })),
  };
};
