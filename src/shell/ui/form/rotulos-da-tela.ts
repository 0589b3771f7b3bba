import { createContext, useContext, useEffect } from 'react';
import { comORotuloDaTela } from '#kernel/validacao/mensagens.ts';

/** The fields of a form that are on the screen now, each with its label ('' where it is no plain text). */
export type RotulosDaTela = Map<string, string>;

export const RotulosDoFormulario = createContext<RotulosDaTela | null>(null);

/** The field's error, naming it as its label does: rules are shared by screens that call a field differently. */
export const useErroComRotulo = (
  campo: string,
  rotulo: unknown,
  erro: string | undefined,
): string | undefined => {
  const rotulos = useContext(RotulosDoFormulario);
  const escrito = typeof rotulo === 'string' ? rotulo : '';
  useEffect(() => {
    rotulos?.set(campo, escrito);
    return () => {
      rotulos?.delete(campo);
    };
  }, [rotulos, campo, escrito]);
  return erro && escrito ? comORotuloDaTela(erro, escrito) : erro;
};

/** The same for the summary above the form. */
export const comRotulo = (rotulos: RotulosDaTela, campo: string, frase: string): string => {
  const rotulo = rotulos.get(campo);
  return rotulo ? comORotuloDaTela(frase, rotulo) : frase;
};

/**
 * The field of this form that a name of the server means: a body may hold the form within another
 * field ('dados.nome').
 */
export const campoNaTela = (rotulos: RotulosDaTela, campo: string): string => {
  const partes = campo.split('.');
  const finais = partes.map((_, i) => partes.slice(i).join('.'));
  return finais.find((final) => rotulos.has(final)) ?? campo;
};
