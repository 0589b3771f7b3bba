import { formularioDoCaso } from '#kernel/enumeracoes.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { localDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { prazoUsualDoPasso, ultimoDiaAntesDoCaso, ultimoPrazoDoPasso } from '../domain/tramitacao.ts';

export const hojeEm = (agora: Date): string => toIsoDate(localDate(agora.getTime()));

/** A case to ask about: its deadline, if it runs, and which law counts it. */
export interface CasoComPrazo {
  readonly tipo: { readonly idTipoManifestacao: number };
  readonly prazoAtendimento?: string | null;
}

/** The usual last day, without holidays: only the server knows those of the place. Of several cases, the first. */
export const prazoDeCostume = (
  agora: Date,
  diasUsuais: number,
  casos: readonly CasoComPrazo[] = [],
): string => {
  const hoje = localDate(agora.getTime());
  const dias = casos.map(({ tipo, prazoAtendimento }) => {
    const prazo = prazoAtendimento ? parseIsoDate(prazoAtendimento) : null;
    const caso = prazo && { prazo, idTipoFormulario: formularioDoCaso(tipo.idTipoManifestacao) };
    return prazoUsualDoPasso(criarCalendario([]), hoje, caso, diasUsuais);
  });
  const usual = prazoUsualDoPasso(criarCalendario([]), hoje, null, diasUsuais);
  return [usual, ...dias].map(toIsoDate).sort()[0] ?? toIsoDate(usual);
};

/**
 * The last day that may be chosen, also without holidays: always before the answer is due, unless that
 * day is today or over.
 */
export const ultimoPrazo = (agora: Date, daResposta: string | null = null): string => {
  const calendario = criarCalendario([]);
  const hoje = localDate(agora.getTime());
  const ultimo = toIsoDate(ultimoPrazoDoPasso(calendario, hoje));
  const prazo = daResposta === null ? null : parseIsoDate(daResposta);
  if (daResposta === null || !prazo || daResposta < hojeEm(agora)) return ultimo;
  const antes = toIsoDate(ultimoDiaAntesDoCaso(calendario, hoje, prazo));
  return [antes, ultimo].sort()[0] ?? ultimo;
};

/** The first deadline among the cases; null when none runs. ISO days order as text. */
export const primeiroPrazo = (prazos: readonly (string | null | undefined)[]): string | null =>
  prazos.filter((prazo) => typeof prazo === 'string').sort()[0] ?? null;
