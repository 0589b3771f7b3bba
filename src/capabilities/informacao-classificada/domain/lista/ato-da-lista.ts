import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import { exige } from '#kernel/ato/condicao.ts';
import { conflict, forbidden, invalid } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

export type SituacaoDaLista = 'a-publicar' | 'publicada';

export interface FatosDaLista {
  readonly doOrgao: boolean;
  /** It is the list that is prepared today, and not one of before or of next year. */
  readonly daVez: boolean;
  readonly abreEm: PlainDate;
}

/** Declares an act on the yearly list of an office (Lei 12.527/2011, art. 30). */
export const ato = atosDe<SituacaoDaLista, FatosDaLista, EventoDeEmail>()('lista');

export const publicaPeloOrgao = exige<FatosDaLista>(
  'a pessoa trabalha no órgão',
  ({ doOrgao }) => doOrgao,
  () => forbidden('lista-classificadas.outro-orgao', 'Só o próprio órgão publica a lista dele.'),
);
export const listaDaVez = exige<FatosDaLista>(
  'os doze meses da lista terminaram e os da seguinte ainda não',
  ({ daVez }) => daVez,
  ({ abreEm }) =>
    conflict(
      'lista-classificadas.fora-de-hora',
      `Esta não é a lista que se publica agora. A deste ano abre em ${formatData(abreEm)}.`,
    ),
);
export const faltaDizerOQueMudou = () => {
  const message = 'Diga o que mudou desde a edição anterior.';
  return invalid('lista-classificadas.falta-motivo', message, { campos: { motivo: message } });
};
