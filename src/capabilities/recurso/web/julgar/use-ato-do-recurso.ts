import { useState } from 'react';
import { z } from 'zod';
import { ApiError } from '#shell/api/errors.ts';
import { type AtoEscrito, esquecerTexto } from '#shell/guardado/guardados.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { recursoMudou } from '../../domain/recurso-errors.ts';

const MUDOU = recursoMudou(0).code;
const mudado = z.object({ versao: z.int() });

interface OpcoesDoAto<T> {
  readonly recurso: Pick<RecursoVisto, 'idRecurso' | 'idManifestacao' | 'versao'>;
  /** The form that shows refused fields; none when the act has no input. */
  readonly form?: { readonly aplicarErros: (error: unknown) => boolean };
  readonly enviar: (idRecurso: number, versao: number, dados: T) => Promise<unknown>;
  /** The text of the act that this browser keeps until it is sent. */
  readonly texto?: AtoEscrito;
  readonly onFeito: () => void;
}

export interface AtoNoRecurso<T> {
  readonly enviando: boolean;
  /** Why the act failed, in words. */
  readonly erro: string | null;
  /** Somebody acted on the appeal meanwhile; what was typed is still there. */
  readonly mudou: boolean;
  readonly enviar: (dados: T) => Promise<void>;
  /** After looking at what changed: sends the same again for the appeal as it is now. */
  readonly insistir: () => Promise<void>;
}

/** Does one act on one appeal, with the version that the person was looking at. */
export const useAtoDoRecurso = <T>(opcoes: OpcoesDoAto<T>): AtoNoRecurso<T> => {
  const { recurso, form, enviar, texto, onFeito } = opcoes;
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const [mudou, setMudou] = useState<{ readonly versao: number; readonly dados: T } | null>(null);
  const recusar = (error: unknown, dados: T): void => {
    if (error instanceof ApiError && error.code === MUDOU) {
      setMudou({ versao: mudado.parse(error.details).versao, dados });
      return;
    }
    const frase = textoDoErro(error);
    setErro(form?.aplicarErros(error) ? null : frase);
  };
  const mandar = async (versao: number, dados: T): Promise<void> => {
    setEnviando(true);
    setErro(null);
    setMudou(null);
    try {
      await enviar(recurso.idRecurso, versao, dados);
      if (texto) await esquecerTexto(recurso.idManifestacao, texto);
      onFeito();
    } catch (error) {
      recusar(error, dados);
    } finally {
      setEnviando(false);
    }
  };
  return {
    enviando,
    erro,
    mudou: mudou !== null,
    enviar: (dados) => mandar(recurso.versao, dados),
    insistir: async () => {
      if (mudou) await mandar(mudou.versao, mudou.dados);
    },
  };
};
