import { z } from 'zod';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { parseData } from '#kernel/texto.ts';
import { isDoCalendario, PRIMEIRO_ANO, ULTIMO_ANO } from './formato.ts';

/** What a Data… filter says: a day, a minute or a second of Brasília. */
export interface MomentoDoFiltro {
  /** yyyy-mm-dd. */
  readonly dia: string;
  /** Its first instant. */
  readonly comeca: string;
  /** How long it lasts: an end takes in all of it. */
  readonly dura: '1 day' | '1 minute' | '1 second';
}

const FORMAS = /^(\d{2}\/\d{2}\/\d{4})(?: ((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?)?$/;

const readMomento = (texto: string): MomentoDoFiltro | null => {
  const [, data = '', hora, segundos] = FORMAS.exec(texto.trim()) ?? [];
  const lida = parseData(data);
  if (lida === null || !isDoCalendario(lida)) return null;
  const dia = toIsoDate(lida);
  if (hora === undefined) return { dia, comeca: dia, dura: '1 day' };
  return segundos === undefined
    ? { dia, comeca: `${dia} ${hora}`, dura: '1 minute' }
    : { dia, comeca: `${dia} ${hora}${segundos}`, dura: '1 second' };
};

const ACEITAS = `Escreva a data como dd/MM/aaaa, com ou sem a hora: dd/MM/aaaa HH:mm ou dd/MM/aaaa HH:mm:ss, de um dia que existe, entre ${PRIMEIRO_ANO} e ${ULTIMO_ANO}.`;

const momento = (frase: string) =>
  z.string(frase).transform((texto, contexto) => {
    const lido = readMomento(texto);
    if (lido) return lido;
    contexto.addIssue({ code: 'custom', message: frase });
    return z.NEVER;
  });

/** Where a period has to be said. */
export const momentoExigido = momento(ACEITAS);

/**
 * The best-known client always sends a time in the end date. An empty one is refused: read as none, it would bring every
 * case to a program whose date was lost on the way.
 */
export const momentoDoFiltro = momento(`${ACEITAS} Para não filtrar por ela, tire o parâmetro.`);
