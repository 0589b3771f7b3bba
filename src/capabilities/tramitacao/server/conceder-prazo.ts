import { comRota } from '#capabilities/manifestacao/server/index.ts';
import { localDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { concederPrazo as ato } from '../domain/conceder-prazo.ato.ts';
import { prazoConcedido } from '../domain/tramitacao.ts';
import { decidirPrazo } from './decidir-prazo.ts';
import type { PassoVisto } from './no-passo.ts';
import { updatePasso } from './tramitacao-repository.ts';

/** More days for the area, always before the case's own and never before today (Portaria Normativa CGU 116/2024). */
export const concederPrazo = comRota(ato, (platform, quem, alvo: PassoVisto, { prazo: escolhido }) =>
  decidirPrazo(platform, quem, alvo, ato, async ({ tx, caso, agora }, passo) => {
    const { row, calendario } = caso;
    const dia = prazoConcedido(
      calendario,
      {
        prazo: diaGuardado(passo.prazo),
        prazoDoCaso: row.prazo_parado_em === null ? diaGuardado(row.prazo) : null,
      },
      escolhido ? parseIsoDate(escolhido) : null,
      localDate(agora.getTime()),
    );
    const prazo = toIsoDate(dia);
    await updatePasso(tx, passo.id, { prazo, prorrogada_em: agora, prazo_decidido_em: agora });
    return {
      informacoes: `Uma área do órgão tem mais tempo para contribuir, até ${formatData(dia)}. O prazo da resposta não mudou.`,
      prazo,
      resultado: { prazo },
    };
  }),
);
