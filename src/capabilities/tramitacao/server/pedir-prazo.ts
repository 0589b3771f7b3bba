import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import { pedirPrazo as ato } from '../domain/pedir-prazo.ato.ts';
import { maisPrazo, podePedirMaisPrazo } from '../domain/tramitacao.ts';
import { fazNoPasso } from './faz-no-passo.ts';
import { updatePasso } from './tramitacao-repository.ts';

/** Twenty more days, once (Portaria Normativa CGU 116/2024); the case's deadline does not move. */
export const pedirPrazo = fazNoPasso(ato, async ({ tx, caso, agora, passo }) => {
  enforce(podePedirMaisPrazo({ prorrogada: passo.prorrogada_em !== null }));
  const prazo = maisPrazo(caso.calendario, diaGuardado(passo.prazo));
  await updatePasso(tx, passo.id, { prazo: toIsoDate(prazo), prorrogada_em: agora });
  return {
    informacoes: `Uma área do órgão tem mais tempo para contribuir, até ${formatData(prazo)}. O prazo da resposta não mudou.`,
    resultado: { prazo: toIsoDate(prazo) },
  };
});
