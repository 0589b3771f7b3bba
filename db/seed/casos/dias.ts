import {
  diasDeProrrogacao,
  diasParaResponder,
  prazoParaResponder,
} from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { addDays, daysBetween, endOfDay, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { extend } from '#kernel/prazo/prazo.ts';
import { days, minutes } from '#server/clock.ts';
import type { CasoPlanejado } from './caso-planejado.ts';
import type { Sorte } from './sorte.ts';

/** The zone's rules are slow to ask, and most cases share their days. */
const meiaNoite = new Map<string, number>();

export const momentoEm = (dia: PlainDate, minutoDoDia: number): number => {
  const chave = toIsoDate(dia);
  const inicio = meiaNoite.get(chave) ?? endOfDay(dia) + 1000 - days(1);
  meiaNoite.set(chave, inicio);
  return inicio + minutes(minutoDoDia);
};

/** Weekends and holidays move a term by fewer days than this, at either end. */
const DESVIO = 14;
/** What staff did on the way moves to a business day and must not fall into the future. */
const FOLGA = 6;

interface Alvo {
  readonly hoje: PlainDate;
  readonly calendario: Calendario;
  readonly formulario: number;
  readonly plano: CasoPlanejado;
}

const ultimoDia = ({ passos }: CasoPlanejado): number =>
  Math.max(
    0,
    ...passos.map((passo) =>
      passo.ato === 'prorrogar' || passo.ato === 'encaminhar' ? passo.dia + FOLGA : 0,
    ),
  );

/**
 * How many days ago a case was filed whose term ends nearest to the wanted day. Not every day can be met: thirty days
 * after a business day is never a Tuesday, and twenty never a Friday.
 */
const contarIdade = (
  { hoje, calendario, formulario }: Alvo,
  { venceEm, isProrrogada, minimo }: { venceEm: number; isProrrogada: boolean; minimo: number },
): number => {
  const distancia = (idade: number): number => {
    const original = prazoParaResponder(calendario, addDays(hoje, -idade), formulario);
    const prazo = isProrrogada ? extend(calendario, original, diasDeProrrogacao(formulario)) : original;
    return Math.abs(daysBetween(hoje, prazo) - venceEm);
  };
  const termo = diasParaResponder(formulario) + (isProrrogada ? diasDeProrrogacao(formulario) : 0);
  let melhor = Math.max(1, minimo, termo - venceEm - DESVIO);
  let menor = distancia(melhor);
  for (let idade = melhor + 1; idade <= termo - venceEm + DESVIO && menor > 0; idade++) {
    const esta = distancia(idade);
    if (esta < menor) [melhor, menor] = [idade, esta];
  }
  return melhor;
};

/** Many cases ask the same of the same calendar. */
const idades = new WeakMap<Calendario, Map<string, number>>();

const idadeParaVencer = (alvo: Alvo, venceEm: number): number => {
  const { hoje, calendario, formulario, plano } = alvo;
  const isProrrogada = plano.passos.some(({ ato }) => ato === 'prorrogar');
  const minimo = ultimoDia(plano);
  const doCalendario = idades.get(calendario) ?? new Map<string, number>();
  idades.set(calendario, doCalendario);
  const chave = [toIsoDate(hoje), formulario, venceEm, isProrrogada, minimo].join('/');
  const idade = doCalendario.get(chave) ?? contarIdade(alvo, { venceEm, isProrrogada, minimo });
  doCalendario.set(chave, idade);
  return idade;
};

/** The moment of registration. Some people write late, after the office's evening cut-off. */
export const momentoDoRegistro = (alvo: Alvo, agora: Date, sorte: Sorte): number => {
  const { quando } = alvo.plano;
  if ('venceEm' in quando) {
    const dia = addDays(alvo.hoje, -idadeParaVencer(alvo, quando.venceEm));
    return momentoEm(dia, sorte.inteiro(8 * 60, 19 * 60 + 30));
  }
  if (quando.ha === 0) return agora.getTime() - minutes(sorte.inteiro(10, 50));
  return momentoEm(addDays(alvo.hoje, -quando.ha), sorte.inteiro(7 * 60, 22 * 60 + 45));
};
