import { z } from 'zod';
import type { Registrando } from '../registrando.ts';

const CHAVE = 'ultimo-atendimento';

/** What the next filing at the desk begins with; nothing of the person. */
const ultimo = z.object({
  dono: z.string(),
  idCanalEntrada: z.string(),
  uf: z.string().nullable(),
  municipio: z.string().nullable(),
  orgao: z.object({ idOuvidoria: z.int(), sigla: z.string(), nomeOuvidoria: z.string() }).nullable(),
});
export type UltimoAtendimento = z.output<typeof ultimo>;

/** For as long as the tab is open; a browser that refuses to store asks again. */
export const lembrarAtendimento = (registro: Registrando, dono: string): void => {
  const { uf, municipio, orgao, atendimento } = registro;
  const { idCanalEntrada } = atendimento;
  try {
    const guardado: UltimoAtendimento = { dono, idCanalEntrada, uf, municipio, orgao };
    sessionStorage.setItem(CHAVE, JSON.stringify(guardado));
  } catch (error) {
    console.warn('O navegador não deixou guardar o canal do atendimento.', error);
  }
};

export const readUltimoAtendimento = (dono: string): UltimoAtendimento | null => {
  try {
    const lido = ultimo.safeParse(JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null'));
    return lido.success && lido.data.dono === dono ? lido.data : null;
  } catch (error) {
    console.warn('Não foi possível ler o canal do último atendimento.', error);
    return null;
  }
};
