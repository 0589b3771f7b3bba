import { useState } from 'react';
import { isDesistencia } from '#shell/api/confirmacao.ts';
import { ApiError, OfflineError } from '#shell/api/errors.ts';
import { esquecerGuardados } from '#shell/guardado/ate-enviar.ts';
import { camposDoServidor } from './campos-do-servidor.ts';
import type { FormularioEnviavel } from './use-formulario.ts';

const GENERICA = 'Não foi possível concluir agora. Tente de novo em alguns minutos.';

/** The sentence for a failed call. An error that is not a failed call is a bug and is thrown on. */
export const textoDoErro = (error: unknown): string => {
  if (error instanceof ApiError) return error.shownText ?? GENERICA;
  if (error instanceof OfflineError) return error.message;
  throw error;
};

/**
 * Sends a form, erases what this browser kept for it, and does what follows. A refusal is shown
 * beside its fields, and also above them when it says more than they do (S8-02).
 */
export const useEnvio = <T, R = void>(
  form: FormularioEnviavel,
  enviar: (dados: T) => Promise<R>,
  aoEnviar?: (enviado: R, dados: T) => void | Promise<void>,
) => {
  const [erro, setErro] = useState<string | null>(null);
  const onSubmit = async (dados: T): Promise<void> => {
    setErro(null);
    try {
      const enviado = await enviar(dados);
      await esquecerGuardados(form);
      await aoEnviar?.(enviado, dados);
    } catch (error) {
      if (isDesistencia(error)) return;
      const texto = textoDoErro(error);
      const temCampos = form.aplicarErros(error);
      const repetido = temCampos && Object.values(camposDoServidor(error)).includes(texto);
      setErro(repetido ? null : texto);
    }
  };
  return { erro, onSubmit };
};
