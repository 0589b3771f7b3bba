import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { desclassificar as ato } from '../../domain/rol/desclassificar.ato.ts';
import { fazNaInformacao } from './agir-na-informacao.ts';

/** The office ends the secret on its own, or because its term is over (Lei 12.527/2011, art. 24 § 4º). */
export const desclassificar = fazNaInformacao(ato, async ({ agora }, { motivo }) => ({
  mudancas: { desclassificada_em: toIsoDate(localDate(agora.getTime())), motivo },
  informacoes: motivo,
}));
