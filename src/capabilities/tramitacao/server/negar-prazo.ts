import { comRota } from '#capabilities/manifestacao/server/index.ts';
import { negarPrazo as ato } from '../domain/negar-prazo.ato.ts';
import { decidirPrazo } from './decidir-prazo.ts';
import type { PassoVisto } from './no-passo.ts';
import { updatePasso } from './tramitacao-repository.ts';

/** The reason is between the office and the area. */
export const negarPrazo = comRota(ato, (platform, quem, alvo: PassoVisto, { motivo }) =>
  decidirPrazo(platform, quem, alvo, ato, async ({ tx, caso, agora }, passo) => {
    const { texto, texto_cifrado } = caso.guardarTexto(motivo);
    await updatePasso(tx, passo.id, {
      prazo_decidido_em: agora,
      prazo_recusa: texto,
      prazo_recusa_cifrada: texto_cifrado,
    });
    return {
      informacoes: 'A ouvidoria não deu mais tempo a uma área do órgão para contribuir.',
      prazo: passo.prazo,
      resultado: undefined,
    };
  }),
);
