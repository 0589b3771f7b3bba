/** Where the draft is safely stored, if anywhere. */
export type EstadoDoRascunho = 'nada' | 'guardando' | 'salvo' | 'salvo-aqui' | 'so-aqui' | 'nao-guardado';

interface Opcoes {
  /** False if the server did not accept it; it is tried again. */
  readonly salvar: (json: string) => Promise<boolean>;
  /** False if this browser cannot store anything. */
  readonly gravarAqui: (json: string) => Promise<boolean>;
  readonly avisar: (estado: EstadoDoRascunho) => void;
}

export const PAUSA_MS = 1200;
const DE_NOVO_MS = 15_000;

/**
 * Stores each change in this browser at once and on the server when typing pauses, one request at a
 * time.
 */
export const criarGuardador = ({ salvar, gravarAqui, avisar }: Opcoes) => {
  let pendente: string | null = null;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  let emCurso: Promise<void> = Promise.resolve();
  let isParado = false;
  let aqui: Promise<boolean> = Promise.resolve(true);

  const marcar = (ms: number): void => {
    clearTimeout(relogio);
    relogio = setTimeout(() => void enviar(), ms);
  };
  const enviarUm = async (json: string): Promise<void> => {
    const foi = await salvar(json);
    if (foi) {
      if (pendente === null) avisar('salvo');
      return;
    }
    avisar((await aqui) ? 'so-aqui' : 'nao-guardado');
    pendente ??= json;
    if (!isParado) marcar(DE_NOVO_MS);
  };
  const enviar = (): Promise<void> => {
    clearTimeout(relogio);
    if (pendente === null || isParado) return emCurso;
    const json = pendente;
    pendente = null;
    avisar('guardando');
    emCurso = emCurso.then(() => enviarUm(json));
    return emCurso;
  };
  return {
    mudou: (json: string): void => {
      pendente = json;
      aqui = gravarAqui(json);
      if (!isParado) marcar(PAUSA_MS);
    },
    /** The page is being left: sends what is waiting. */
    enviar,
    /** The answer is being sent: a late draft must not arrive after it. */
    parar: async (): Promise<void> => {
      isParado = true;
      clearTimeout(relogio);
      await emCurso;
    },
    /** The answer was refused: what was written is a draft again. */
    retomar: (): void => {
      isParado = false;
      if (pendente !== null) marcar(PAUSA_MS);
    },
  };
};
