import { useState } from 'react';
import { z } from 'zod';
import { ApiError } from '#shell/api/errors.ts';
import { esquecerGuardados } from '#shell/guardado/ate-enviar.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { FormularioEnviavel } from '#shell/ui/form/use-formulario.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { recursoMudou } from '../../domain/recurso-errors.ts';

const MUDOU = recursoMudou(0).code;
const mudado = z.object({ versao: z.int() });

interface OpcoesDoAto<T> {
  readonly recurso: Pick<RecursoVisto, 'idRecurso' | 'versao'>;
  /** The form that is sent; none when the act has no input. */
  readonly form?: FormularioEnviavel;
  readonly enviar: (idRecurso: number, versao: number, dados: T) => Promise<unknown>;
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
  const { recurso, form, enviar, onFeito } = opcoes;
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
      await esquecerGuardados(form);
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
