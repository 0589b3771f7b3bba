import { isSigilosa } from '#kernel/enumeracoes.ts';

/** What is stored of the case that an alert is about. */
interface CasoDoAlerta {
  readonly idTipo: number;
  readonly tipo: string;
  readonly isRestrita: boolean;
  /** From the table of subjects: nobody's own words. */
  readonly assunto: string | null;
  /** Null when no clock runs. */
  readonly prazo: string | null;
}

interface SobreOCaso {
  readonly tipoDoCaso: string;
  readonly assunto: string | null;
  readonly prazo: string | null;
}

/**
 * What an alert says of its case, so that people see which one is urgent before they open it: type, subject and last day. Of a
 * denúncia, a comunicação or restricted content not even the subject: alerts are read over shoulders (Lei 13.608/2018, art. 4-B).
 */
export const sobreOCaso = ({ idTipo, tipo, isRestrita, assunto, prazo }: CasoDoAlerta): SobreOCaso => ({
  tipoDoCaso: tipo,
  assunto: isSigilosa(idTipo) || isRestrita ? null : assunto,
  prazo,
});
