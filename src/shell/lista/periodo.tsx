import { useState } from 'react';
import { splitIntervalo } from '#kernel/texto.ts';
import { DateRangeInput } from '#shell/ui/campos/date-range-input.tsx';
import { dateTextFromIso, isoFromDateText, joinRange } from '#shell/ui/campos/date-text.ts';

/** Days written yyyy-mm-dd; '' for none. */
export interface Dias {
  readonly de: string;
  readonly ate: string;
}

/** A complete date filters at once, a half-typed one waits, an emptied one filters no more. */
const diaDigitado = (texto: string, antes: string): string =>
  texto === '' ? '' : (isoFromDateText(texto) ?? antes);

interface PeriodoProps extends Dias {
  readonly rotulo: string;
  readonly onMudar: (dias: Dias) => void;
}

export function Periodo({ rotulo, de, ate, onMudar }: PeriodoProps) {
  const doFiltro = joinRange(dateTextFromIso(de), dateTextFromIso(ate));
  const [digitado, setDigitado] = useState(doFiltro);
  const dias = (texto: string): Dias => {
    const partes = splitIntervalo(texto);
    return { de: diaDigitado(partes.de, de), ate: diaDigitado(partes.ate, ate) };
  };
  const isDoFiltro = (texto: string) => {
    const lidos = dias(texto);
    return lidos.de === de && lidos.ate === ate;
  };
  const mudar = (texto: string) => {
    setDigitado(texto);
    if (!isDoFiltro(texto)) onMudar(dias(texto));
  };
  // The chip or Back may have removed the period: then what was typed is no longer the filter.
  return (
    <DateRangeInput label={rotulo} value={isDoFiltro(digitado) ? digitado : doFiltro} onChange={mudar} />
  );
}

/** 'de 01/03/2026 até 12/03/2026', 'desde …' or 'até …'. */
export const textoDoPeriodo = ({ de, ate }: Dias): string => {
  if (!ate) return `desde ${dateTextFromIso(de)}`;
  return de ? `de ${dateTextFromIso(de)} até ${dateTextFromIso(ate)}` : `até ${dateTextFromIso(ate)}`;
};
