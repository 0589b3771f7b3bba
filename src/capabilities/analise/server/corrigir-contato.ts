import { agir, type CasoVisto, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { semIdentidade } from '../domain/analise-errors.ts';
import { corrigirContato as ato } from '../domain/corrigir-contato.ato.ts';
import { updateManifestante } from './classificar-repository.ts';

export interface Contato {
  readonly email?: string | null | undefined;
  readonly telefone?: string | null | undefined;
  readonly endereco?: string | null | undefined;
}

/** What was misheard at the desk is put right until somebody takes the case; the history tells it without the data. */
export const corrigirContato = (
  platform: Platform,
  quem: QuemAge,
  alvo: CasoVisto,
  contato: Contato,
): Promise<void> =>
  agir(platform, quem, alvo, ato, async ({ tx, caso }) => {
    const manifestante = caso.manifestante();
    if (!manifestante) throw semIdentidade();
    const novos = Object.entries(contato).filter(([, valor]) => valor !== undefined);
    const corrigido = { ...manifestante, ...Object.fromEntries(novos.map(([k, v]) => [k, v || undefined])) };
    await updateManifestante(tx, caso.row.id, JSON.stringify(corrigido));
    return {
      informacoes: 'Os dados de contato de quem registrou foram corrigidos.',
      resultado: undefined,
    };
  });
